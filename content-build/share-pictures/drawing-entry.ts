/** Entry of the process that draws share pictures one at a time (drawing-process.ts). */
import { inspect } from 'node:util'
import sharp from 'sharp'
import { answerRequests } from '#server/core/forked-process.ts'
import { drawSharePicture } from './draw.ts'
import type { DrawReply, DrawRequest } from './drawing-process.ts'

sharp.concurrency(1)
sharp.cache(false)

answerRequests(
  { entry: 'drawing-entry.ts', starter: 'drawing-process.ts' },
  ({ design, image }: DrawRequest): Promise<DrawReply> =>
    drawSharePicture(design, image).catch((error: unknown) => ({ error: inspect(error) })),
)
