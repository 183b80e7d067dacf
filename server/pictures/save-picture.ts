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
export function savePicture(
  em: EntityManager,
  storage: PictureStorage,
  upload: { picture: CleanPicture; name: string; edit: Edit },
): Promise<Saved<PictureView> & { isNew: boolean }> {
  const { picture, name, edit } = upload
  const { hash, width, height, original } = picture
  return em.transactional(async tx => {
    await lockPictureFiles(tx, hash)
    // For a known picture too: this restores the two if it has lost them.
    await Promise.all([
      storage.put(hash, original.file, original.bytes),
      storage.put(hash, variantFile(screenWidth(width), 'webp'), picture.screen),
    ])
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
