import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { inParallel } from '#common/in-parallel.ts'
import { PICTURE_FORMATS, type PictureFormat, variantFile, variantWidths } from '#common/picture-address.ts'
import { keepPhotograph } from '#demo/load-photographs.ts'
import { readDemoContent } from '#demo/read-demo-content.ts'
import { originalHash } from '#server/pictures/clean-picture.ts'
import { type PictureStorage, folderPictureStorage } from '#server/pictures/picture-storage.ts'

/**
 * `small`: each file at the address of a larger size is the smallest one, which tests can show as well, and which takes a tenth
 * of the time to make. `whole`: as wide as its name says, for pictures of the screen and for weights.
 */
export type DemoSizes = 'small' | 'whole'

const PHOTOGRAPHS = join(import.meta.dirname, '../../demo/photographs')
const SMALL_WIDTH = 320

/** The folder of prepared files. It stays between runs: a picture's address is the hash of its content, and stays right. */
const prepared = (sizes: DemoSizes) => join(import.meta.dirname, '../../node_modules/.cache/aroomikoda-photographs', sizes)

const SHARE = 'site/share'
/** How many share pictures are kept. The demo company has 162; the others are of what tests add. */
const MAX_SHARE_PICTURES = 250

/** The demo company's photographs in all sizes, for tests that only read them. */
export const demoMedia: PictureStorage = folderPictureStorage(prepared('small'))

/** The preparations that this process has begun. */
const preparations = new Map<DemoSizes, Promise<void>>()

/**
 * Makes all files of the demo company's photographs, once. A product that finds them in its folder makes none, so that no test
 * waits for them or meets their publications.
 */
export async function prepareDemoMedia(sizes: DemoSizes): Promise<void> {
  const preparation = preparations.get(sizes) ?? prepareAll(sizes)
  preparations.set(sizes, preparation)
  await preparation
}

/** Global set-up. */
export default async function prepareSmallMedia(): Promise<void> {
  await prepareDemoMedia('small')
}

async function prepareAll(sizes: DemoSizes): Promise<void> {
  const { photographs } = await readDemoContent()
  await inParallel(photographs, availableParallelism(), ({ file }) => prepare(file, sizes))
}

/** Makes the missing files of a photograph, with the codecs' least effort: tests need an address that answers. */
async function prepare(file: string, sizes: DemoSizes): Promise<void> {
  const storage = folderPictureStorage(prepared(sizes))
  const original = await readFile(join(PHOTOGRAPHS, file))
  const hash = originalHash(original)
  const { width } = await sharp(original).metadata()
  const kept = await storage.list(hash)
  const encoded = (wanted: number, format: PictureFormat) =>
    sharp(original).resize({ width: wanted })[format]({ quality: 50, effort: 0 }).toBuffer()
  for (const format of PICTURE_FORMATS) {
    const missing = variantWidths(width).filter(wanted => !kept.includes(variantFile(wanted, format)))
    if (missing.length === 0) continue
    const small = await encoded(SMALL_WIDTH, format)
    for (const wanted of missing)
      await storage.put(hash, variantFile(wanted, format), sizes === 'small' ? small : await encoded(wanted, format))
  }
  // Every size is there now: this adds only the original.
  await keepPhotograph(storage, file)
}

/** Copies the prepared files, and share pictures that products have drawn, to a product that has never started. */
export function copyDemoMedia(dataDir: string, sizes: DemoSizes = 'small'): void {
  const [media, drawn] = [join(dataDir, 'media'), join(prepared(sizes), SHARE)]
  if (existsSync(media)) return
  cpSync(join(prepared(sizes), 'media'), media, { recursive: true })
  if (existsSync(drawn)) cpSync(drawn, join(dataDir, SHARE), { recursive: true })
}

/** Keeps what an ended product has drawn: drawing all takes longer than most tests. Names are hashes of what a picture shows. */
export function keepSharePictures(dataDir: string, sizes: DemoSizes): void {
  const [from, to] = [join(dataDir, SHARE), join(prepared(sizes), SHARE)]
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  const kept = new Set(readdirSync(to))
  for (const name of readdirSync(from)) {
    if (kept.has(name)) continue
    if (kept.add(name).size > MAX_SHARE_PICTURES) return
    // Another process may keep the same picture now.
    const partial = join(prepared(sizes), `${name}.${process.pid}`)
    cpSync(join(from, name), partial)
    renameSync(partial, join(to, name))
  }
}
