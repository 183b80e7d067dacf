import type { EntityManager } from '@mikro-orm/postgresql'
import { ALT } from '#common/localized-fields.ts'
import { screenWidth, variantFile } from '#common/picture-address.ts'
import { PICTURE_NAME_MAX_LENGTH } from '#common/picture-limits.ts'
import type { Edit } from '../content/content-kind.ts'
import { publish, recordedChange, type Saved } from '../content/content-service.ts'
import { rowEtag } from '../core/etag.ts'
import type { CleanPicture } from './clean-picture.ts'
import { lockPictureFiles, queueVariants } from './picture-jobs.ts'
import type { PictureStorage } from './picture-storage.ts'
import { Picture } from './picture.entity.ts'
import type { PictureView } from './picture.schemas.ts'
import { pictures } from './picture.service.ts'

/**
 * Saves an uploaded picture: its files, then its row with the jobs that make its variants. A known picture keeps its
 * name and texts.
 * @returns whether it is a new one
 */
export async function savePicture(
  em: EntityManager,
  storage: PictureStorage,
  upload: { picture: CleanPicture; name: string; edit: Edit },
): Promise<Saved<PictureView> & { isNew: boolean }> {
  const { picture, name, edit } = upload
  const { hash, width, height, original } = picture
  const files = [
    { name: original.file, bytes: original.bytes },
    { name: variantFile(screenWidth(width), 'webp'), bytes: picture.screen },
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
    if (known) return { ...tagged(known), publicationId: null, isNew: false }
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
    const created = tagged(row)
    const publicationId = await publish(tx, [recordedChange(pictures, null, created.value)], edit)
    return { ...created, publicationId, isNew: true }
  })
}

function tagged(row: Picture): { value: PictureView; etag: string } {
  return { value: pictures.toView(row), etag: rowEtag(pictures.entity, row) }
}

/** The file's name without its folder, for people; "pilt" (picture) where nothing is left of it. */
function pictureName(fileName: string): string {
  const name = fileName
    .toWellFormed()
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
  // The cut may leave half a character.
  return name.slice(0, PICTURE_NAME_MAX_LENGTH).replace(/\p{Cs}$/u, '') || 'pilt'
}
