import { useEffect, useState } from 'react'
import type { PublicationView } from '../../../../../server/publications/publication.schemas.ts'
import { useTexts } from '../../language/use-texts.ts'
import { failureText, keptText } from '../failure-text.ts'
import type { PublicationFeed } from '../publication-feed.ts'
import { fromView, type Publishing } from '../publication-progress.ts'
import { publicationMessages } from '../publication.messages.ts'
import { type UndoTexts, undoMessages } from './undo.messages.ts'

type UndoStatusProps = { readonly publication: PublicationView; readonly feed: PublicationFeed }

/** How far the publication is that took another one back; stays in sight, is read out as it changes. */
export function UndoStatus({ publication, feed }: UndoStatusProps) {
  const t = useTexts(undoMessages)
  const texts = useTexts(publicationMessages)
  const [publishing, setPublishing] = useState<Publishing>(() => fromView(publication))
  useEffect(() => feed.follow(publication.id, setPublishing), [feed, publication.id])
  const { state, error } = publishing
  return (
    <output className={`undo-status undo-status-${state}`}>
      {statusText(publishing, t)}
      {state === 'failed' && error !== null ? ` ${failureText(texts, error)} ${keptText(texts, error)}` : ''}
    </output>
  )
}

function statusText({ state, pagesDone, pagesPlanned, durationMs }: Publishing, t: UndoTexts): string {
  switch (state) {
    case 'queued':
      return t.saved
    case 'publishing':
      return t.publishing(pagesDone, pagesPlanned)
    case 'live':
      return t.live(durationMs)
    case 'failed':
      return t.failed
  }
}
