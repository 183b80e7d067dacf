import { cpSync, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { keepPhotograph } from '#demo/load-photographs.ts'
import { readDemoContent } from '#demo/read-demo-content.ts'
import { PICTURE_FORMATS, variantFile, variantWidths } from '#common/picture-address.ts'
import { type PictureStorage, pictureStorage } from '#server/pictures/picture-storage.ts'

/** Stays between runs: a picture's address is the hash of its content, so an existing file is right. */
const PREPARED = join(import.meta.dirname, '../../node_modules/.cache/aroomikoda-demo')

/** The demo company's photographs in all sizes, for tests that only read them. */
export const demoMedia: PictureStorage = pictureStorage(PREPARED)

/**
 * Global set-up: makes all files of the demo company's photographs, once. A product that finds them in its folder makes none,
 * so that no test waits for them or meets their publications. With the least effort: tests need an address that answers.
 */
export default async function prepareDemoMedia(): Promise<void> {
  const { photographs: waiting } = await readDemoContent()
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await prepare(next.file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** Copies the prepared files to a product that has never started. */
export function copyDemoMedia(dataDir: string): void {
  const media = join(dataDir, 'media')
  if (!existsSync(media)) cpSync(join(PREPARED, 'media'), media, { recursive: true })
}

async function prepare(file: string): Promise<void> {
  const { hash, width, variants } = await keepPhotograph(demoMedia, file)
  const missing = PICTURE_FORMATS.flatMap(format =>
    variantWidths(width).flatMap(wanted => (variants[format].includes(wanted) ? [] : [{ wanted, format }])),
  )
  if (missing.length === 0) return
  const original = await readFile(join(import.meta.dirname, '../../demo/photographs', file))
  const effort = { quality: 50, effort: 0 }
  for (const { wanted, format } of missing) {
    const bytes = await sharp(original).resize({ width: wanted })[format](effort).toBuffer()
    await demoMedia.put(hash, variantFile(wanted, format), bytes)
  }
}
