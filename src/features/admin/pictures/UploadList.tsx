import { fetchedAhead } from '../ahead/fetched-ahead.ts'
import { PartAhead } from '../ahead/PartAhead.tsx'
import type { Uploads } from './use-uploads.ts'

const uploadItem = fetchedAhead(async () => (await import('./UploadItem.tsx')).UploadItem)

/** Files on their way, with what became of them. */
export function UploadList({ queue, uploads }: Uploads) {
  if (uploads.length === 0) return null
  return (
    <PartAhead of={uploadItem}>
      {UploadItem => (
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
      )}
    </PartAhead>
  )
}
