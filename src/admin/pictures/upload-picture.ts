import { MAX_PICTURE_BYTES } from '#common/picture-limits.ts'
import type { Problem } from '#server/core/problem.schemas.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { apiUrl } from '../api/api-client.ts'

/** Why a picture was not uploaded: an error code of the API, NO_ANSWER, or FILE_UNREADABLE. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A slow connection sends 20 MB in this time. */
const TIMEOUT_MS = 5 * 60_000

/**
 * Sends a file to the library. By XMLHttpRequest, because `fetch` reports no upload progress.
 * @param options.onProgress called with the sent share, 0 to 1
 * @throws UploadError; an AbortError when the signal says so
 */
export function uploadPicture(
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<PictureView> {
  const { onProgress, signal } = options
  if (file.size > MAX_PICTURE_BYTES) return Promise.reject(new UploadError('BODY_TOO_LARGE'))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.open('POST', apiUrl('/api/pictures'))
    request.withCredentials = true
    request.timeout = TIMEOUT_MS
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total)
    request.onload = () => {
      try {
        // 200 says that the library had the file already.
        if (request.status === 200 || request.status === 201) resolve(JSON.parse(request.responseText) as PictureView)
        else reject(new UploadError(codeOf(request)))
      } catch {
        // No JSON, or broken: most likely a network's own log-in page in the server's place.
        reject(new UploadError('NO_ANSWER'))
      }
    }
    request.ontimeout = () => reject(new UploadError('NO_ANSWER'))
    request.onerror = () => void codeOfBrokenRequest(file).then(code => reject(new UploadError(code)))
    request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

/**
 * Why the browser sent nothing. It cannot read a file that changed after it was chosen, one on a disk that is gone, and a folder,
 * which it lists among dropped files.
 */
async function codeOfBrokenRequest(file: File): Promise<string> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return 'NO_ANSWER'
  } catch {
    return 'FILE_UNREADABLE'
  }
}

/** The error code of a refusal. A proxy in between may answer in its own format. */
function codeOf(request: XMLHttpRequest): string {
  if (request.getResponseHeader('content-type')?.startsWith('application/problem+json'))
    return (JSON.parse(request.responseText) as Problem).code
  return request.status === 413 ? 'BODY_TOO_LARGE' : 'UNAVAILABLE'
}

/** Pixels. */
const PREVIEW_WIDTH = 480

/**
 * Makes a small copy of a file's picture for the list of uploads, because one of 20 MB would be slow. It is a data address, which
 * the page's policy allows.
 * @returns null when the browser finds no picture in the file
 */
export async function localPreview(file: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH, resizeQuality: 'medium' })
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height })
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/webp', 0.75)
  } catch {
    // The server reports what is wrong with the file.
    return null
  }
}
