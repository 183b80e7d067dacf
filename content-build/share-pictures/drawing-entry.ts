/** Entry of the process that draws share pictures one at a time (drawing-process.ts). */
import { inspect } from 'node:util'
import sharp from 'sharp'
import { beginForkedProcess } from '#server/core/forked-process.ts'
import { drawSharePicture } from './draw.ts'
import type { DrawReply, DrawRequest } from './drawing-process.ts'

beginForkedProcess({ entry: 'drawing-entry.ts', starter: 'drawing-process.ts' })
sharp.concurrency(1)
sharp.cache(false)

// The parent process is gone.
process.once('disconnect', () => process.exit())
// A service manager's stop reaches every process: the publisher ends this one when it has finished.
process.on('SIGTERM', () => {})

process.on('message', ({ design, image }: DrawRequest) => {
  void drawSharePicture(design, image)
    .catch((error: unknown): DrawReply => ({ error: inspect(error) }))
    .then(reply => process.send?.(reply))
})
