import { useStore } from '@nanostores/react'
import { localizedPath, paths, type SitePath } from '../../../i18n/paths.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { publicationMessages } from '../publications/publication.messages.ts'
import type { Writes } from './use-content-writes.ts'

type RemediesProps = {
  readonly writes: Writes
  /** Shows the item to visitors; null while there is none. */
  readonly page: SitePath | null
}

/** What can be done in the state the last write is in; a link to the item's page when there is nothing to do. */
export function Remedies({ writes, page }: RemediesProps) {
  const locale = useStore($pageLanguage)
  const t = useTexts(publicationMessages)
  const isDelete = writes.action === 'delete'
  const again = (overwrite?: boolean) => void (isDelete ? writes.remove(overwrite) : writes.save(overwrite))

  switch (writes.state.kind) {
    case 'idle':
    case 'live':
      return isDelete || page === null ? null : <a href={localizedPath(locale, page)}>{t.seeLive}</a>
    case 'stale':
      return (
        <>
          <button className="button button-quiet" type="button" onClick={() => void writes.loadCurrent()}>
            {t.loadCurrent}
          </button>
          <button className="button button-quiet" type="button" onClick={() => again(true)}>
            {isDelete ? t.deleteAnyway : t.saveOver}
          </button>
        </>
      )
    case 'logged-out':
      return (
        <a href={localizedPath(locale, paths.login)} target="_blank">
          {t.logIn}
        </a>
      )
    case 'no-answer':
      return (
        <button className="button button-quiet" type="button" onClick={() => again()}>
          {t.tryAgain}
        </button>
      )
    default:
      return null
  }
}
