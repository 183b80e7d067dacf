import { type FilterQuery, raw } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ALT } from '#common/localized-fields.ts'
import { pictureAddress, screenWidth, variantFile, variantWidths } from '#common/picture-address.ts'
import type { ContentKind } from '../content/content-kind.ts'
import type { Tagged } from '../content/content-service.ts'
import { AppError } from '../core/errors.ts'
import { rowEtag } from '../core/etag.ts'
import { foldedSql, wordPatterns } from '../core/like-pattern.ts'
import { queueForgetting } from './picture-jobs.ts'
import { pictureUses } from './picture-uses.ts'
import { Picture } from './picture.entity.ts'
import {
  type PictureDetails,
  type PictureInput,
  type PicturePage,
  type PictureVariants,
  PictureView,
  UpdatePictureBody,
} from './picture.schemas.ts'

/** Pictures as content: administrators edit their texts like everything else. Only an upload creates one. */
export const pictures: ContentKind<Picture, PictureInput, PictureView> = {
  entity: 'picture',
  plural: 'pictures',
  Row: Picture,
  isGoneForGood: true,
  computed: ['url', 'width', 'height', 'bytes', 'variants', 'complete', 'created_at'],
  path: '/api/pictures',
  View: PictureView,
  UpdateBody: UpdatePictureBody,
  order: { id: 'desc' },
  toView,
  toValues: input => ({ name: input.name, ...ALT.pick(input) }),
  hasPersonalLabel: true,
  label: picture => picture.name,
  async checkDeletion(em, { hash }) {
    const used_in = await pictureUses(em, hash)
    if (used_in.length > 0) throw new AppError('PICTURE_IN_USE', { details: { used_in } })
    await queueForgetting(em, hash)
  },
}

/** Reads one part of the library, newest first. */
export async function listPictures(
  em: EntityManager,
  filter: { q: string | undefined; hash: string | undefined },
  part: { before: number | undefined; limit: number },
): Promise<PicturePage> {
  const where = pictureWhere(filter)
  const older = part.before === undefined ? [] : [{ id: { $lt: part.before } }]
  const total = await em.count(Picture, where)
  const found = await em.find(Picture, { $and: [where, ...older] }, { orderBy: { id: 'desc' }, limit: part.limit + 1 })
  const shown = found.slice(0, part.limit)
  return {
    pictures: shown.map(toView),
    next_cursor: found.length > part.limit ? String(shown.at(-1)?.id) : null,
    total,
  }
}

/**
 * Reads one picture and its uses.
 * @throws AppError NOT_FOUND
 */
export async function getPicture(em: EntityManager, id: number): Promise<Tagged<PictureDetails>> {
  const picture = await em.findOne(Picture, { id })
  if (!picture) throw new AppError('NOT_FOUND')
  return {
    value: { ...toView(picture), used_in: await pictureUses(em, picture.hash) },
    etag: rowEtag(pictures.entity, picture),
  }
}

/** Whether every variant of a picture of this width exists. */
export function isComplete(width: number, { webp, avif }: PictureVariants): boolean {
  return variantWidths(width).every(wanted => webp.includes(wanted) && avif.includes(wanted))
}

/** Records which variants exist. It leaves the version as it is, because this is no edit. */
export async function setVariants(tx: EntityManager, id: number, variants: PictureVariants): Promise<void> {
  await tx.execute('update pictures set variants = ?::jsonb where id = ?', [JSON.stringify(variants), id])
}

const SEARCHED_SQL = foldedSql(`concat_ws(chr(10), ${['name', ...ALT.names].join(', ')})`)

/** The condition of a search: the words of a name or alternative text, and the hash of an address. */
function pictureWhere({ q, hash }: { q: string | undefined; hash: string | undefined }): FilterQuery<Picture> {
  const conditions: FilterQuery<Picture>[] = []
  if (hash) conditions.push({ hash })
  if (q) {
    conditions.push(...wordPatterns(q).map(pattern => ({ [raw(() => SEARCHED_SQL)]: { $like: pattern } })))
  }
  return { $and: conditions }
}

function toView(picture: Picture): PictureView {
  const { id, hash, name, width, height, bytes, variants } = picture
  return {
    id,
    url: pictureAddress(hash, variantFile(screenWidth(width), 'webp')),
    name,
    width,
    height,
    bytes,
    ...ALT.pick(picture),
    variants,
    complete: isComplete(width, variants),
    created_at: picture.created_at.toISOString(),
  }
}
