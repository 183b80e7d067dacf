import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { LazyPart, lazyPart } from '../loading/lazy-parts.tsx'
import { useLeaveWarning } from '../session/leaving.ts'
import { canRetry, type Upload, UploadQueue } from './upload-queue.ts'

const UploadItem = lazyPart(async () => (await import('./UploadItem.tsx')).UploadItem)

type Uploads = {
  readonly queue: UploadQueue
  readonly uploads: readonly Upload[]
  /** The id of the button that chooses files. */
  readonly chooserId: string
}

/** Lists files on their way, with their results. */
export function UploadList({ queue, uploads, chooserId }: Uploads) {
  if (uploads.length === 0) return null
  return (
    <LazyPart>
      <ul className="grid gap-3">
        {uploads.map(upload => (
          <UploadItem
            key={upload.id}
            upload={upload}
            chooserId={chooserId}
            onRetry={() => queue.retry(upload.id)}
            onDismiss={() => queue.dismiss(upload.id)}
          />
        ))}
      </ul>
    </LazyPart>
  )
}

/**
 * Keeps the uploads of one part of a page. The browser asks before the administrator leaves the page with uploads that are under
 * way or can be tried again.
 * @param onDone called with each picture that has reached the library
 */
export function useUploads(onDone: (picture: PictureView) => void): Uploads {
  const [queue] = useState(() => new UploadQueue())
  const uploads = useStore(queue.$uploads)
  useEffect(() => queue.listen(onDone), [queue, onDone])
  useEffect(() => () => queue.close(), [queue])
  useLeaveWarning(() => queue.$uploads.get().some(upload => upload.state !== 'failed' || canRetry(upload)))
  return { queue, uploads, chooserId: useId() }
}
