import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import sharp from 'sharp'
import { pictureAddress, type PictureFormat, screenWidth, variantFile, variantWidths } from '#common/picture-address.ts'
import { originalHash } from '#server/pictures/clean-picture.ts'
import { encodeFirstVariant } from '#server/pictures/encode-variant.ts'
import { queueVariants } from '#server/pictures/picture-jobs.ts'
import type { PictureStorage } from '#server/pictures/picture-storage.ts'
import { Picture } from '#server/pictures/picture.entity.ts'
import type { PictureVariants } from '#server/pictures/picture.schemas.ts'
import { isComplete } from '#server/pictures/picture.service.ts'
import type { DemoPhotograph } from './demo-content.schemas.ts'

const ORIGINAL = 'original.jpg'

/**
 * Puts the demo company's photographs into the picture library, as if uploaded: files, rows, and jobs for missing
 * sizes.
 * @returns the address of a photograph by its file's name; null stays null
 */
export async function loadPhotographs(
  em: EntityManager,
  storage: PictureStorage,
  photographs: readonly DemoPhotograph[],
): Promise<(file: string | null) => string | null> {
  const rows = await Promise.all(
    photographs.map(async ({ file, ...alts }) => {
      const kept = { name: file, ...alts, ...(await keepPhotograph(storage, file)) }
      return em.create(Picture, { ...kept, original: ORIGINAL, created_at: new Date(), version: 1 })
    }),
  )
  await em.flush()
  for (const { id, width, variants } of rows) if (!isComplete(width, variants)) await queueVariants(em, id, 'webp')
  const addresses = new Map(
    rows.map(({ name, hash, width }) => [name, pictureAddress(hash, variantFile(screenWidth(width), 'webp'))]),
  )
  return file => {
    if (file === null) return null
    const address = addresses.get(file)
    if (address === undefined) throw new Error(`The demo company has no photograph ${file}`)
    return address
  }
}

/** A picture's columns that follow from its files. */
export type KeptPhotograph = Pick<Picture, 'hash' | 'width' | 'height' | 'bytes'> & { readonly variants: PictureVariants }

/**
 * Stores a file of `photographs/` with its first variant. These files are clean already, so they become the originals as they
 * are, with the same addresses in every installation. It does not make again what the storage has.
 */
export async function keepPhotograph(storage: PictureStorage, file: string): Promise<KeptPhotograph> {
  const bytes = await readFile(join(import.meta.dirname, 'photographs', file))
  const hash = originalHash(bytes)
  const { width, height } = await sharp(bytes).metadata()
  const first = screenWidth(width)
  const files = await storage.list(hash)
  if (!files.includes(ORIGINAL)) await storage.put(hash, ORIGINAL, bytes)
  if (!files.includes(variantFile(first, 'webp')))
    await storage.put(hash, variantFile(first, 'webp'), await encodeFirstVariant(sharp(bytes), first))
  const isStored = (format: PictureFormat) => (wanted: number) => files.includes(variantFile(wanted, format))
  const widths = variantWidths(width)
  const variants = {
    webp: widths.filter(wanted => wanted === first || isStored('webp')(wanted)),
    avif: widths.filter(isStored('avif')),
  }
  return { hash, width, height, bytes: bytes.length, variants }
}
