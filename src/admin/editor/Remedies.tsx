import { useStore } from '@nanostores/react'
import { localizedPath, type SitePath } from '#common/paths.ts'
import { $siteLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { passingTrouble } from '../publications/passing-trouble.i18n.ts'
import { publicationMessages } from '../publications/publication.i18n.ts'
import type { WriteState } from '../publications/write-state.ts'
import { Button } from '../ui/Button.tsx'

/** The id of the save button. It always stays: what is pressed beside it and then goes leaves the focus to it. */
export const SAVE = 'save'

/** Call it before the pressed button goes. */
export function focusSave(): void {
  document.getElementById(SAVE)?.focus()
}

type RemediesProps = {
  readonly state: WriteState
  /** The item's page for visitors, if it has one. */
  readonly page?: SitePath | null
  readonly onRepeat: () => void
  readonly onPublish: () => void
  /** A deletion is compared with nothing, and opens the log-in by itself. */
  readonly onCompare?: () => void
  readonly onLogIn?: () => void
}

/** What the administrator can do about the last write; a link to the item's page when there is nothing to do. */
export function Remedies({ state, page, onRepeat, onPublish, onCompare, onLogIn }: RemediesProps) {
  const site = useStore($siteLanguage)
  const t = useTexts(publicationMessages)
  const button = (text: string, onClick?: () => void) => <Button onClick={onClick} text={text} />
  const lastButton = (text: string, act: () => void) =>
    button(text, () => {
      focusSave()
      act()
    })
  switch (state.kind) {
    case 'idle':
    case 'live':
      return page && <a href={localizedPath(site, page)}>{t.seeLive}</a>
    case 'stale':
      return button(t.seeDifferences, onCompare)
    case 'logged-out':
      return button(t.logIn, onLogIn)
    case 'no-answer':
    case 'reconnected':
      return lastButton(t.tryAgain, onRepeat)
    case 'refused':
      return passingTrouble(state.code) === null ? null : lastButton(t.tryAgain, onRepeat)
    case 'publish-failed':
      return lastButton(t.publishAgain, onPublish)
    default:
      return null
  }
}
