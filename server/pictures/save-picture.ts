import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ALT } from '#common/localized-fields.ts'
import { type PictureFormat, screenWidth, variantFile } from '#common/picture-address.ts'
import { PICTURE_NAME_MAX_LENGTH } from '#common/picture-limits.ts'
import { visibleLine } from '#common/visible-line.ts'
import type { Edit } from '../content/content-kind.ts'
import { publish, recordedChange, type Saved, type Tagged } from '../content/content-service.ts'
import { rowEtag } from '../core/etag.ts'
import type { CleanPicture } from './clean-picture.ts'
import { lockPictureFiles, queueForgetting, queueVariants } from './picture-jobs.ts'
import type { PictureStorage } from './picture-storage.ts'
import { Picture } from './picture.entity.ts'
import type { PictureView } from './picture.schemas.ts'
import { pictures, setVariants } from './picture.service.ts'

type Upload = { readonly picture: CleanPicture; readonly name: string; readonly edit: Edit }

/**
 * Saves an uploaded picture: its files, then its row with the jobs that make its variants. A known picture keeps its
 * name and texts.
 * @returns the saved picture, and whether it is a new one
 */
export async function savePicture(
  em: EntityManager,
  storage: PictureStorage,
  upload: Upload,
): Promise<Saved<PictureView> & { isNew: boolean }> {
  const { hash, width, original, screen } = upload.picture
  const files: readonly PictureFile[] = [
    { name: original.file, bytes: original.bytes },
    { name: variantFile(screenWidth(width), 'webp'), bytes: screen },
  ]
  const store = (some: readonly PictureFile[]) => storeFiles(storage, hash, some)
  const save = async (tx: EntityManager) => {
    await lockPictureFiles(tx, hash)
    // The picture may have been deleted: the job that deletes its files may have run between the storing above and the lock.
    const stored = new Set(await storage.list(hash))
    await store(files.filter(file => !stored.has(file.name)))
    const known = await tx.findOne(Picture, { hash })
    if (!known) return { ...(await createPicture(tx, upload)), isNew: true }
    const present = await restoreVariants(tx, known, [...stored, ...files.map(file => file.name)])
    return { ...present, publicationId: null, isNew: false }
  }
  try {
    // Before the transaction, so that a slow storage holds no database connection. A known picture gets back lost files.
    await store(files)
    return await em.transactional(save)
  } catch (error) {
    // Perhaps no row names the files: then the job deletes them. Where the database takes no job either, they stay.
    await queueForgetting(em.fork(), hash).catch(() => {})
    throw error
  }
}

type PictureFile = { readonly name: string; readonly bytes: Uint8Array }

/**
 * Stores files of a picture. It ends with the last of them, also when one fails: a job that deletes them would miss one that is
 * stored later.
 */
async function storeFiles(storage: PictureStorage, hash: string, files: readonly PictureFile[]): Promise<void> {
  const stores = files.map(({ name, bytes }) => storage.put(hash, name, bytes))
  await Promise.allSettled(stores)
  await Promise.all(stores)
}

/** Makes the row of a new picture, and queues its variants and its publication. */
async function createPicture(tx: EntityManager, { picture, name, edit }: Upload): Promise<Saved<PictureView>> {
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
  const { value, etag } = taggedView(row)
  return { value, etag, publicationId: await publish(tx, [recordedChange(pictures, null, value)], edit) }
}

function taggedView(row: Picture): Tagged<PictureView> {
  return { value: pictures.toView(row), etag: rowEtag(pictures.entity, row) }
}

/**
 * Has those variants of a known picture made again that the storage has lost.
 * @param files that the storage has
 */
async function restoreVariants(tx: EntityManager, known: Picture, files: readonly string[]): Promise<Tagged<PictureView>> {
  const { value, etag } = taggedView(known)
  const present = (format: PictureFormat) => known.variants[format].filter(width => files.includes(variantFile(width, format)))
  const variants = { webp: present('webp'), avif: present('avif') }
  if (isDeepStrictEqual(variants, known.variants)) return { value, etag }
  await setVariants(tx, known.id, variants)
  await queueVariants(tx, known.id, 'webp')
  return { value: { ...value, variants, complete: false }, etag }
}

/** The file's name without its folder, as people see it; "pilt" (picture) where nothing is left of it. */
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
