import { once } from 'node:events'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type PictureFormat, variantFile, variantWidths } from '#common/picture-address.ts'
import { systemContext } from '../audit-log/audit-context.ts'
import { publish, recordedChange } from '../content/content-service.ts'
import { forkAtPriority } from '../core/forked-process.ts'
import { lockPictureFiles, queueForgetting, queueVariants } from './picture-jobs.ts'
import type { PicturePlace } from './picture-storage.ts'
import { Picture } from './picture.entity.ts'
import { isComplete, pictures, setVariants } from './picture.service.ts'

/** The longest that encoding may take, many times what the largest picture takes. Then the job fails and is tried again. */
const TIMEOUT_MS = 10 * 60_000

/** Niceness of the encoding: neither format delays the API or the publisher, and visitors get the first one sooner. */
const NICENESS = { webp: 5, avif: 10 } as const

/** The argument of the encoding process; see variant-process.ts. */
export type EncodingTask = {
  readonly place: PicturePlace
  readonly hash: string
  readonly original: string
  readonly format: PictureFormat
  readonly widths: readonly number[]
}

/**
 * Makes a format's missing variants, publishes the pages that show the picture, and queues the next format. Safe to
 * repeat, and to run twice at a time: it makes the same files.
 * @param options.signal ends the encoding; the next start resumes the job
 * @returns the widths that it made; none when the picture is deleted or complete
 */
export async function makeVariants(
  em: EntityManager,
  job: { pictureId: number; format: PictureFormat },
  options: { place: PicturePlace; signal: AbortSignal },
): Promise<number[]> {
  const { pictureId, format } = job
  const picture = await em.findOne(Picture, { id: pictureId })
  if (!picture) return []
  const { hash, original, width, variants } = picture
  const widths = variantWidths(width).filter(wanted => !variants[format].includes(wanted))
  if (widths.length > 0) await encode({ place: options.place, hash, original, format, widths }, options.signal)
  await em.fork().transactional(tx => recordVariants(tx, { pictureId, hash, format }))
  return widths
}

/** Records that a format is complete, publishes that, and queues the next format. */
async function recordVariants(
  tx: EntityManager,
  { pictureId, hash, format }: { pictureId: number; hash: string; format: PictureFormat },
): Promise<void> {
  await lockPictureFiles(tx, hash)
  const picture = await tx.findOne(Picture, { id: pictureId })
  // The picture was deleted meanwhile: its new files have to go, too.
  if (!picture) return queueForgetting(tx, hash)
  const before = pictures.toView(picture)
  const variants = { ...picture.variants, [format]: variantWidths(picture.width) }
  await setVariants(tx, pictureId, variants)
  if (format === 'webp') await queueVariants(tx, pictureId, 'avif')
  if (before.variants[format].length === variants[format].length) return
  const after = { ...before, variants, complete: isComplete(picture.width, variants) }
  const now = new Date()
  await publish(tx, [recordedChange(pictures, before, after)], { userId: null, startedAt: now, by: systemContext(now) })
}

/** Encodes in a process of its own, with low priority: seconds of work and a broken file must not disturb the API. */
async function encode(task: EncodingTask, signal: AbortSignal): Promise<void> {
  const encoder = forkAtPriority(NICENESS[task.format], new URL('./variant-process.ts', import.meta.url), {
    args: [JSON.stringify(task)],
    signal,
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  encoder.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-2_000)))
  const [code, killedBy] = (await once(encoder, 'exit')) as [number | null, string | null]
  if (code === 0) return
  const files = task.widths.map(width => variantFile(width, task.format)).join(', ')
  throw new Error(`${files} of picture ${task.hash} were not made (${code ?? killedBy}): ${complaint}`)
}
