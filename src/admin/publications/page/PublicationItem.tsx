import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatInstant } from '#common/instant-text.ts'
import type { Locale } from '#common/locales.ts'
import type { PublicationState, PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { passFocus } from '../../ui/pass-focus.ts'
import { failureText, keptText } from '../failure-text.ts'
import type { Publishing } from '../publication-progress.ts'
import { publicationMessages } from '../publication.i18n.ts'
import { NO_REASON } from '../write-state.ts'
import { ChangeTitle } from './Changes.tsx'
import { PublicationDetails } from './PublicationDetails.tsx'
import { contentNames } from './content-names.i18n.ts'
import { publicationsMessages } from './publications.i18n.ts'
import { undoesEdit } from './undoes-edit.ts'

const FAILED = '-ml-4 border-l-3 border-l-error pl-[calc(1rem-3px)]'
const HEAD =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 wide:grid-cols-[minmax(0,1fr)_19rem_13rem_8.5rem] wide:gap-x-6 wide:gap-y-0'
/** The button that opens a publication, with an arrow that turns on opening. */
const TOGGLE =
  'group relative min-h-7 pl-6 text-left font-normal wrap-anywhere text-ink before:absolute before:top-2 before:left-0.5 before:size-2 before:-rotate-45 before:border-r-[1.5px] before:border-b-[1.5px] before:border-ink-soft aria-expanded:before:rotate-45'
const MORE_CHANGES = "text-ink-soft before:content-['_']"
const REMARK = "text-ink-soft before:content-[',_']"
const FACTS =
  'flex flex-wrap gap-x-3 text-fine text-ink-soft max-wide:col-span-full max-wide:pl-6 max-wide:leading-normal wide:leading-7'
/** The state in words, after a ring, or after a dot once the publication has ended. */
const STATE =
  'col-start-2 row-start-1 inline-flex items-center gap-2 justify-self-end text-fine leading-7 font-medium whitespace-nowrap before:size-2 before:rounded-round before:border-[1.5px] wide:col-start-4'
const STATE_TONES: Readonly<Record<PublicationState, string>> = {
  queued: 'text-info',
  publishing: 'text-info',
  live: 'text-success before:bg-current',
  failed: 'text-error before:bg-current',
}

/** The id of the button that opens and closes a publication. */
export const publicationToggle = (id: number) => `publication-${id}`

type PublicationItemProps = {
  readonly publication: PublicationView
  /** How far it is, while it is being published. */
  readonly progress: Publishing | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onUndo: () => void
  readonly onRetry: () => void
}

/**
 * One publication of the list: what changed, by which administrator, when and with what result. When it is open, it also shows
 * every field before and after.
 */
export function PublicationItem({ publication, progress, isOpen, onToggle, onUndo, onRetry }: PublicationItemProps) {
  const locale = useStore($pageLanguage)
  const t = publicationsMessages(locale)
  const names = contentNames(locale)
  const { id, state, changes, change_count: count } = publication
  const toggleId = publicationToggle(id)
  const detailsId = `${toggleId}-details`
  const [first] = changes
  return (
    <li className={`border-b border-rule py-3.5 ${state === 'failed' ? FAILED : ''}`}>
      <div className={HEAD}>
        <h2 className="font-body text-base leading-normal">
          <button
            id={toggleId}
            className={TOGGLE}
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={onToggle}
          >
            {first ? <ChangeTitle change={first} /> : null}
            {count > 1 ? <span className={MORE_CHANGES}>{t.andMore(count - 1)}</span> : null}
            {undoesEdit(publication) ? <span className={REMARK}>{t.isUndo}</span> : null}
            {publication.is_redo ? <span className={REMARK}>{t.isRedo}</span> : null}
            {publication.undone_by === null ? null : <span className={REMARK}>{t.isUndone}</span>}
          </button>
        </h2>
        <p className={FACTS}>
          <time dateTime={publication.queued_at}>{formatInstant(publication.queued_at)}</time>
          <span className="wrap-anywhere">{publication.user ?? t.unknownUser}</span>
        </p>
        <p className={`${FACTS} max-wide:empty:hidden`}>{figures(publication, progress, locale)}</p>
        {publication.delivery === 'waiting' ? (
          <span className={`${STATE} ${STATE_TONES.publishing}`}>{t.delivering}</span>
        ) : (
          <span className={`${STATE} ${STATE_TONES[state]}`}>{names[state]}</span>
        )}
      </div>
      {state === 'failed' ? <Failure publication={publication} onRetry={onRetry} /> : null}
      <div id={detailsId} className="mt-4 grid justify-items-start gap-4 pl-6" hidden={!isOpen}>
        {isOpen ? <PublicationDetails publication={publication} toggleId={toggleId} onUndo={onUndo} /> : null}
      </div>
    </li>
  )
}

/** Says why the publication failed, and publishes it again. */
function Failure({ publication, onRetry }: { readonly publication: PublicationView; readonly onRetry: () => void }) {
  const t = useTexts(publicationsMessages)
  const texts = useTexts(publicationMessages)
  const [passFocusToToggle] = useState(() => passFocus(publicationToggle(publication.id)))
  const reason = publication.error ?? NO_REASON
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 pl-6 text-note">
      <p className="flex-[1_1_18rem] wrap-anywhere">
        <strong className="font-semibold text-error">{failureText(texts, reason)}</strong>{' '}
        {reason.code === 'RENDER_FAILED' ? keptText(texts, reason) : t.kept}
      </p>
      <Button ref={passFocusToToggle} onClick={onRetry} text={texts.tryAgain} />
    </div>
  )
}

/** How many pages were rendered, how long that took and when the bucket had them; meanwhile the progress. */
function figures(publication: PublicationView, progress: Publishing | undefined, locale: Locale): string {
  const t = publicationsMessages(locale)
  const { state, pages_rendered: rendered, pages_total: total, duration_ms: ms } = publication
  if (state === 'publishing') return t.publishing(progress?.pages_done ?? 0, progress?.pages_planned ?? 0)
  if (state !== 'live' || rendered === null || total === null) return ''
  const delivered =
    publication.delivered_at === null ? '' : t.delivered(instantAfter(publication.delivered_at, publication.queued_at))
  return [t.pages(rendered, total), ms === null ? '' : durationText(ms, locale), delivered].filter(Boolean).join(' · ')
}

/** A later instant beside an earlier one: `hh:mm:ss`, on another day with that day. */
function instantAfter(later: string, earlier: string): string {
  const [day = '', time = ''] = formatInstant(later).split(' ')
  return formatInstant(earlier).startsWith(day) ? time : `${day} ${time}`
}

/** A duration in words: 87 → "87 ms", 1234 → "1.2 s", 12345 → "12 s". */
function durationText(ms: number, locale: Locale): string {
  const t = publicationsMessages(locale)
  if (ms < 1000) return t.milliseconds(String(ms))
  return t.seconds(new Intl.NumberFormat(locale, { maximumFractionDigits: ms < 10_000 ? 1 : 0 }).format(ms / 1000))
}
