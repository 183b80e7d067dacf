import { useStore } from '@nanostores/react'
import { localizedPath, type SitePath } from '#common/paths.ts'
import { $siteLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { passingTrouble } from '../publications/passing-trouble.i18n.ts'
import { publicationMessages } from '../publications/publication.i18n.ts'
import type { WriteState } from '../publications/write-state.ts'
import { Button } from '../ui/Button.tsx'

/** The id of the save button. That button always stays, so it takes the focus of a pressed button beside it that disappears. */
export const SAVE_ID = 'save'

/** Moves the focus to the save button. Call it before the pressed button disappears. */
export function focusSave(): void {
  document.getElementById(SAVE_ID)?.focus()
}

type RemediesProps = {
  readonly state: WriteState
  /** The item's page for visitors, if it has one. */
  readonly page?: SitePath | null
  /** The id of what takes the focus of a pressed button that disappears; the save button's when missing. */
  readonly focusId?: string
  readonly onRepeat: () => void
  readonly onPublish: () => void
  /** These two are missing for a deletion: it has nothing to compare, and opens the log-in by itself. */
  readonly onCompare?: () => void
  readonly onLogIn?: () => void
}

/** What the administrator can do about the last write; a link to the item's page when there is nothing to do. */
export function Remedies({ state, page, focusId = SAVE_ID, onRepeat, onPublish, onCompare, onLogIn }: RemediesProps) {
  const site = useStore($siteLanguage)
  const t = useTexts(publicationMessages)
  const button = (text: string, onClick?: () => void) => <Button onClick={onClick} text={text} />
  // It disappears with the state that it mends.
  const vanishingButton = (text: string, act: () => void) =>
    button(text, () => {
      document.getElementById(focusId)?.focus()
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
      return vanishingButton(t.tryAgain, onRepeat)
    case 'refused':
      return passingTrouble(state.code) === null ? null : vanishingButton(t.tryAgain, onRepeat)
    case 'publish-failed':
      return vanishingButton(t.publishAgain, onPublish)
    default:
      return null
  }
}
