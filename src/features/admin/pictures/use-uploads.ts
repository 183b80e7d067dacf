import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { PictureView } from '../../../../server/pictures/picture.schemas.ts'
import { useLeaveWarning } from '../form/use-leave-warning.ts'
import { type Upload, UploadQueue } from './upload-queue.ts'

export type Uploads = { readonly queue: UploadQueue; readonly uploads: readonly Upload[] }

/**
 * Uploads of one place. Leaving the page before they are done is asked about.
 * @param onDone hears of each picture that is in the library
 */
export function useUploads(onDone: (picture: PictureView) => void): Uploads {
  const [queue] = useState(() => new UploadQueue())
  const uploads = useStore(queue.$uploads)
  useEffect(() => queue.listen(onDone), [queue, onDone])
  useEffect(() => () => queue.close(), [queue])
  useLeaveWarning(() => queue.$uploads.get().length > 0)
  return { queue, uploads }
}
