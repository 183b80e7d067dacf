import { AppError, type ErrorCode } from '../core/errors.ts'
import { RequestProcess } from '../core/request-process.ts'
import type { CleanPicture } from './clean-picture.ts'

/** Longer than a slow machine takes to start, and to decode and encode the largest accepted picture (clean-picture.ts). */
const MAX_CLEANING_MS = 120_000
/** Of a larger picture the process keeps so much memory that a new one takes the next upload. */
const LARGE_PIXELS = 20_000_000

/** The answer of the process: the picture, why it is refused, or an error that nothing foresaw. */
export type CleaningReply =
  | { readonly picture: CleanPicture }
  | { readonly refusal: { readonly code: ErrorCode; readonly details: AppError['details']; readonly reason: string | null } }
  | { readonly error: string }

const cleaning = new RequestProcess<Uint8Array, CleaningReply>({
  entry: new URL('./cleaning-entry.ts', import.meta.url),
  name: 'the process that cleans uploaded pictures',
  niceness: 0,
  maxMs: MAX_CLEANING_MS,
})

/** The end of the latest upload, for which the next waits: two at once could need more memory than there is. */
let previous: Promise<unknown> = Promise.resolve()

/**
 * Turns an upload into what the library keeps, one at a time and in a process of its own: a picture of 50 megapixels takes up to
 * 900 MB of memory, and a broken one may crash the picture library.
 * @throws AppError as {@link cleanPicture} of clean-picture.ts; Error when the process ends or takes too long
 */
export function cleanUpload(upload: Uint8Array): Promise<CleanPicture> {
  const next = previous.then(() => cleanNow(upload))
  previous = next.catch(() => {})
  return next
}

async function cleanNow(upload: Uint8Array): Promise<CleanPicture> {
  const reply = await cleaning.ask(upload)
  if ('error' in reply) throw new Error(reply.error)
  if ('picture' in reply) {
    if (reply.picture.width * reply.picture.height > LARGE_PIXELS) cleaning.end()
    return reply.picture
  }
  const { code, details, reason } = reply.refusal
  throw new AppError(code, { ...(details && { details }), ...(reason !== null && { cause: new Error(reason) }) })
}
