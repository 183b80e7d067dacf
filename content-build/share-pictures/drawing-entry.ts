/** Entry of the process that draws share pictures one at a time, at the lowest priority (drawing-process.ts). */
import { setPriority } from 'node:os'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { drawSharePicture } from './draw.ts'
import type { DrawReply, DrawRequest } from './drawing-process.ts'

const LOWEST = 19

if (!process.send) throw new Error('drawing-entry.ts is started by drawing-process.ts, as a process')
setPriority(LOWEST)
sharp.concurrency(1)
sharp.cache(false)

// The parent process is gone.
process.once('disconnect', () => process.exit())
// Ctrl-C and a service manager's stop reach every process: the publisher ends this one when it has finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

process.on('message', ({ design, image }: DrawRequest) => {
  void drawSharePicture(design, image)
    .catch((error: unknown): DrawReply => ({ error: inspect(error) }))
    .then(reply => process.send?.(reply))
})
