import { useStore } from '@nanostores/react'
import type { PublicationView } from '../../../../../server/publications/publication.schemas.ts'
import { formatInstant } from '../../../../i18n/format-instant.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { failureText, keptText } from '../failure-text.ts'
import type { Publishing } from '../publication-progress.ts'
import { publicationMessages } from '../publication.messages.ts'
import { NO_REASON } from '../write-state.ts'
import { ChangeTitle } from './ChangeTitle.tsx'
import { contentNames } from './content-names.messages.ts'
import { durationText } from './duration-text.ts'
import { publicationToggle } from './publication-toggle.ts'
import { PublicationDetails } from './PublicationDetails.tsx'
import { publicationsMessages } from './publications.messages.ts'
import { BUTTON_QUIET } from '../../ui/looks.ts'

type PublicationItemProps = {
  readonly publication: PublicationView
  /** How far it is while it is being published. */
  readonly progress: Publishing | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onUndo: () => void
  readonly onRetry: () => void
}

/** One publication: what, who, when and how it went; opened, every field before and after. */
export function PublicationItem({ publication, progress, isOpen, onToggle, onUndo, onRetry }: PublicationItemProps) {
  const locale = useStore($pageLanguage)
  const t = publicationsMessages(locale)
  const names = contentNames(locale)
  const { id, state, changes, change_count: count } = publication
  const detailsId = `${publicationToggle(id)}-details`
  const [first] = changes
  return (
    <li className={`publication publication-${state}`}>
      <div className="publication-head">
        <h2>
          <button
            id={publicationToggle(id)}
            className="publication-toggle"
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={onToggle}
          >
            {first ? <ChangeTitle change={first} /> : null}
            {count > 1 ? <span className="publication-rest">{t.andMore(count - 1)}</span> : null}
            {publication.undoes === null ? null : <span className="publication-rest">{t.isUndo}</span>}
            {publication.undone_by === null ? null : <span className="publication-rest">{t.isUndone}</span>}
          </button>
        </h2>
        <p className="publication-meta">
          <time dateTime={publication.queued_at}>{formatInstant(publication.queued_at)}</time>
          <span className="publication-user">{publication.user ?? t.unknownUser}</span>
        </p>
        <p className="publication-figures">{figures(publication, progress, locale)}</p>
        <span className={`publication-state publication-state-${state}`}>{names[state]}</span>
      </div>
      {state === 'failed' ? <Failure publication={publication} onRetry={onRetry} /> : null}
      <div id={detailsId} className="publication-details" hidden={!isOpen}>
        {isOpen ? <PublicationDetails publication={publication} onUndo={onUndo} /> : null}
      </div>
    </li>
  )
}

function Failure({ publication: { error }, onRetry }: { readonly publication: PublicationView; readonly onRetry: () => void }) {
  const t = useTexts(publicationsMessages)
  const texts = useTexts(publicationMessages)
  const reason = error ?? NO_REASON
  return (
    <div className="publication-failure">
      <p>
        <strong>{failureText(texts, reason)}</strong> {reason.code === 'RENDER_FAILED' ? keptText(texts, reason) : t.kept}
      </p>
      <button className={BUTTON_QUIET} type="button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
    </div>
  )
}

function figures(publication: PublicationView, progress: Publishing | undefined, locale: Locale): string {
  const t = publicationsMessages(locale)
  const { state, pages_rendered: rendered, pages_total: total, duration_ms: ms } = publication
  if (state === 'publishing') return t.publishing(progress?.pagesDone ?? 0, progress?.pagesPlanned ?? 0)
  if (state !== 'live' || rendered === null || total === null) return ''
  return [t.pages(rendered, total), ms === null ? '' : durationText(ms, locale)].filter(Boolean).join(' · ')
}
