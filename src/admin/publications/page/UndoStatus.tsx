import { useEffect, useState } from 'react'
import type { PublicationState, PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { useTexts } from '../../language/use-texts.ts'
import type { PublicationFeed } from '../publication-feed.ts'
import { fromView, type Publishing } from '../publication-progress.ts'
import { publicationMessages } from '../publication.i18n.ts'
import { undoMessages } from './undo.i18n.ts'

const STATUS =
  'sticky bottom-0 z-10 -mx-gutter border-t border-rule bg-paper px-gutter py-3.5 text-note [@media(height<26rem)]:static'
const TONES: Readonly<Record<PublicationState, string>> = {
  queued: 'text-ink-soft',
  publishing: 'text-ink-soft',
  live: 'font-medium text-success',
  failed: 'font-medium text-error',
}

type UndoStatusProps = { readonly publication: PublicationView; readonly feed: PublicationFeed }

/** Shows the progress of an undo, in one line of which screen readers read each change. Why it failed is said in the list. */
export function UndoStatus({ publication, feed }: UndoStatusProps) {
  const [publishing, setPublishing] = useState<Publishing>(() => fromView(publication))
  useEffect(() => feed.follow(publication.id, setPublishing), [feed, publication.id])
  const status = useStatusText(publishing, publication.is_redo)
  return <output className={`${STATUS} ${TONES[publishing.state]}`}>{status}</output>
}

/** The progress in words. @param isRedo whether the administrator made an edit again, rather than undid one */
function useStatusText(publishing: Publishing, isRedo: boolean): string {
  const { state, pages_done: pages, pages_planned: planned, duration_ms: ms, delivery, error } = publishing
  const t = useTexts(undoMessages)
  const { publishing: pagesText } = useTexts(publicationMessages)
  const done = isRedo ? t.redone : t.undone
  switch (state) {
    case 'queued':
      return t.saved(done)
    case 'publishing':
      return pagesText(pages, planned)
    case 'live':
      return delivery === 'waiting' ? t.delivering(done) : t.live(done, ms)
    case 'failed':
      return error?.code === 'RENDER_FAILED' ? t.held(done) : t.failed(done)
  }
}
