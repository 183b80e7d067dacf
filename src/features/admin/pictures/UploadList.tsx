import { LazyPart } from '../loading/LazyDialog.tsx'
import { lazyPart } from '../loading/lazy-part.ts'
import type { Uploads } from './use-uploads.ts'

const UploadItem = lazyPart(async () => (await import('./UploadItem.tsx')).UploadItem)

/** Files on their way, with what became of them. */
export function UploadList({ queue, uploads }: Uploads) {
  if (uploads.length === 0) return null
  return (
    <LazyPart>
      <ul className="picture-uploads">
        {uploads.map(upload => (
          <UploadItem
            key={upload.id}
            upload={upload}
            onRetry={() => queue.retry(upload.id)}
            onDismiss={() => queue.dismiss(upload.id)}
          />
        ))}
      </ul>
    </LazyPart>
  )
}
