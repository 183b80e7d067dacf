import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURE_FORMATS, variantFile, variantWidths } from '#common/picture-address.ts'
import { keepPhotograph } from '#demo/load-photographs.ts'
import { readDemoContent } from '#demo/read-demo-content.ts'
import { type PictureStorage, folderPictures } from '#server/pictures/picture-storage.ts'

/** Stays between runs: a picture's address is the hash of its content, so an existing file is right. */
const PREPARED = join(import.meta.dirname, '../../node_modules/.cache/aroomikoda-demo')

const SHARE = 'site/share'
/** The demo company has 162; the others are of what tests add. */
const MOST_SHARE_PICTURES = 250

/** The demo company's photographs in all sizes, for tests that only read them. */
export const demoMedia: PictureStorage = folderPictures(PREPARED)

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

/** Copies the prepared files, and share pictures that products have drawn, to a product that has never started. */
export function copyDemoMedia(dataDir: string): void {
  const [media, drawn] = [join(dataDir, 'media'), join(PREPARED, SHARE)]
  if (existsSync(media)) return
  cpSync(join(PREPARED, 'media'), media, { recursive: true })
  if (existsSync(drawn)) cpSync(drawn, join(dataDir, SHARE), { recursive: true })
}

/** Keeps what an ended product has drawn: drawing all takes longer than most tests, and their names are hashes of what they show. */
export function keepSharePictures(dataDir: string): void {
  const [from, to] = [join(dataDir, SHARE), join(PREPARED, SHARE)]
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  const kept = new Set(readdirSync(to))
  for (const name of readdirSync(from)) {
    if (kept.has(name)) continue
    if (kept.add(name).size > MOST_SHARE_PICTURES) return
    // Another process may keep the same picture now.
    const partial = join(PREPARED, `${name}.${process.pid}`)
    cpSync(join(from, name), partial)
    renameSync(partial, join(to, name))
  }
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
