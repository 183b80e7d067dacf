/** Entry of the process that cleans uploads one at a time (cleaning-process.ts). */
import { writeFileSync } from 'node:fs'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { AppError } from '../core/errors.ts'
import { answerRequests } from '../core/forked-process.ts'
import { cleanPicture } from './clean-picture.ts'
import type { CleaningReply } from './cleaning-process.ts'

sharp.cache(false)
try {
  // Where the memory is not enough, Linux ends this process and not the product.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Another system, or one that lets no process say so.
}

answerRequests({ entry: 'cleaning-entry.ts', starter: 'cleaning-process.ts' }, (upload: Uint8Array): Promise<CleaningReply> =>
  cleanPicture(upload).then(picture => ({ picture }), replyTo),
)

function replyTo(error: unknown): CleaningReply {
  if (!(error instanceof AppError)) return { error: inspect(error) }
  const { code, details, cause } = error
  return { refusal: { code, details, reason: cause === undefined ? null : inspect(cause) } }
}
