import { useEffect, useState } from 'react'
import type { PublicationState, PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { useTexts } from '../../language/use-texts.ts'
import { failureText, keptText } from '../failure-text.ts'
import type { PublicationFeed } from '../publication-feed.ts'
import { fromView, type Publishing } from '../publication-progress.ts'
import { publicationMessages } from '../publication.i18n.ts'
import { type UndoTexts, undoMessages } from './undo.i18n.ts'

const STATUS = 'sticky bottom-0 z-10 -mx-gutter border-t border-rule bg-paper px-gutter py-3.5 text-note'
const TONES: Readonly<Record<PublicationState, string>> = {
  queued: 'text-ink-soft',
  publishing: 'text-ink-soft',
  live: 'font-medium text-success',
  failed: 'font-medium text-error',
}

type UndoStatusProps = { readonly publication: PublicationView; readonly feed: PublicationFeed }

/** Shows the progress of an undo. It stays in sight, and screen readers read each change. */
export function UndoStatus({ publication, feed }: UndoStatusProps) {
  const t = useTexts(undoMessages)
  const texts = useTexts(publicationMessages)
  const [publishing, setPublishing] = useState<Publishing>(() => fromView(publication))
  useEffect(() => feed.follow(publication.id, setPublishing), [feed, publication.id])
  const { state, error } = publishing
  return (
    <output className={`${STATUS} ${TONES[state]}`}>
      {statusText(publishing, t, publication.is_redo ? t.redone : t.undone)}
      {state === 'failed' && error !== null ? ` ${failureText(texts, error)} ${keptText(texts, error)}` : ''}
    </output>
  )
}

/** The progress in words. @param done says what the administrator did: an undo, or an edit made again */
function statusText(publishing: Publishing, t: UndoTexts, done: string): string {
  const { state, pages_done: pages, pages_planned: planned, duration_ms: ms, delivery } = publishing
  switch (state) {
    case 'queued':
      return t.saved(done)
    case 'publishing':
      return t.publishing(pages, planned)
    case 'live':
      return delivery === 'waiting' ? t.delivering(done) : t.live(done, ms)
    case 'failed':
      return t.failed(done)
  }
}
