import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ALT } from '#common/localized-fields.ts'
import { type PictureFormat, screenWidth, variantFile } from '#common/picture-address.ts'
import { PICTURE_NAME_MAX_LENGTH } from '#common/picture-limits.ts'
import { visibleLine } from '#common/visible-line.ts'
import type { Edit } from '../content/content-kind.ts'
import { publish, recordedChange, type Saved } from '../content/content-service.ts'
import { rowEtag } from '../core/etag.ts'
import type { CleanPicture } from './clean-picture.ts'
import { lockPictureFiles, queueVariants } from './picture-jobs.ts'
import type { PictureStorage } from './picture-storage.ts'
import { Picture } from './picture.entity.ts'
import type { PictureView } from './picture.schemas.ts'
import { pictures } from './picture.service.ts'

type Upload = { readonly picture: CleanPicture; readonly name: string; readonly edit: Edit }

/**
 * Saves an uploaded picture: its files, then its row with the jobs that make its variants. A known picture keeps its
 * name and texts.
 * @returns whether it is a new one
 */
export async function savePicture(
  em: EntityManager,
  storage: PictureStorage,
  upload: Upload,
): Promise<Saved<PictureView> & { isNew: boolean }> {
  const { hash, width, original, screen } = upload.picture
  const files = [
    { name: original.file, bytes: original.bytes },
    { name: variantFile(screenWidth(width), 'webp'), bytes: screen },
  ]
  const store = async (some: typeof files) => {
    await Promise.all(some.map(file => storage.put(hash, file.name, file.bytes)))
  }
  // Before the transaction: a slow storage keeps no connection. For a known picture too: this restores what it has lost.
  await store(files)
  return em.transactional(async tx => {
    await lockPictureFiles(tx, hash)
    // The last picture's deletion may have taken them meanwhile.
    const stored = new Set(await storage.list(hash))
    await store(files.filter(file => !stored.has(file.name)))
    const known = await tx.findOne(Picture, { hash })
    if (!known) return { ...(await created(tx, upload)), isNew: true }
    return { ...(await restored(tx, known, [...stored, ...files.map(file => file.name)])), publicationId: null, isNew: false }
  })
}

async function created(tx: EntityManager, { picture, name, edit }: Upload): Promise<Saved<PictureView>> {
  const { hash, width, height, original } = picture
  const row = tx.create(Picture, {
    hash,
    original: original.file,
    name: pictureName(name),
    width,
    height,
    bytes: original.bytes.length,
    version: 1,
    ...ALT.pick({}),
    created_at: edit.startedAt,
    variants: { webp: [screenWidth(width)], avif: [] },
  })
  await tx.flush()
  await queueVariants(tx, row.id, 'webp')
  const { value, etag } = tagged(row)
  return { value, etag, publicationId: await publish(tx, [recordedChange(pictures, null, value)], edit) }
}

function tagged(row: Picture): { value: PictureView; etag: string } {
  return { value: pictures.toView(row), etag: rowEtag(pictures.entity, row) }
}

/** A known picture. The storage may have lost variants of it: those are made again. @param files that the storage has */
async function restored(tx: EntityManager, known: Picture, files: readonly string[]): Promise<ReturnType<typeof tagged>> {
  const { value, etag } = tagged(known)
  const present = (format: PictureFormat) => known.variants[format].filter(width => files.includes(variantFile(width, format)))
  const variants = { webp: present('webp'), avif: present('avif') }
  if (isDeepStrictEqual(variants, known.variants)) return { value, etag }
  // By SQL, so that the version stays: this is no edit.
  await tx.execute('update pictures set variants = ?::jsonb where id = ?', [JSON.stringify(variants), known.id])
  await queueVariants(tx, known.id, 'webp')
  return { value: { ...value, variants, complete: false }, etag }
}

/** The file's name without its folder, for people; "pilt" (picture) where nothing is left of it. */
function pictureName(fileName: string): string {
  const name = fileName
    .toWellFormed()
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}/gu, '')
  // The cut may leave half a character.
  return (
    visibleLine(name)
      .slice(0, PICTURE_NAME_MAX_LENGTH)
      .replace(/\p{Cs}$/u, '') || 'pilt'
  )
}
