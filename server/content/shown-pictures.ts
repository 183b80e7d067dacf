import type { EntityManager } from '@mikro-orm/postgresql'
import { pictureHashesIn } from '#common/picture-address.ts'
import type { FieldError } from '../core/errors.ts'
import { invalidFields } from '../core/validation.ts'
import type { PictureFields } from './content-kind.ts'

/** An item before and after a change; null where there is none. */
type Change = { readonly before: object | null; readonly after: object | null }
/** `fields` may hold pictures; undefined where the item's kind has none. */
type KindsChange = Change & { readonly fields: PictureFields | undefined }

/**
 * Locks the pictures of the library that items are going to show and did not show before, so that the server deletes none of
 * them until the transaction ends. Pictures that an item shows already do not count, even when they are deleted.
 * @returns the hashes of those among them that are deleted, so that no lock holds them
 */
export async function lockAddedPictures(em: EntityManager, changes: readonly KindsChange[]): Promise<string[]> {
  const added = changes.flatMap(({ before, after, fields }) => {
    const shownBefore = new Set(hashesIn(before, fields))
    return hashesIn(after, fields).filter(hash => !shownBefore.has(hash))
  })
  const hashes = [...new Set(added)]
  if (hashes.length === 0) return []
  // By id: two transactions that lock the same pictures do it in the same order.
  const rows = await em.execute<{ hash: string }[]>('select hash from pictures where hash in (?) order by id for key share', [
    hashes,
  ])
  return hashes.filter(hash => !rows.some(row => row.hash === hash))
}

/**
 * Locks the pictures that a save adds to items, and refuses deleted ones. Does nothing for a kind without pictures.
 * @param changes `path` is the item's place in a body with several, such as `3.`
 * @throws AppError VALIDATION_FAILED naming the fields whose picture is deleted
 */
export async function requireAddedPictures(
  em: EntityManager,
  fields: PictureFields | undefined,
  changes: readonly (Change & { readonly path?: string })[],
): Promise<void> {
  if (!fields) return
  const deleted = await lockAddedPictures(
    em,
    changes.map(change => ({ ...change, fields })),
  )
  if (deleted.length === 0) return
  throw invalidFields(changes.flatMap(({ after, path = '' }) => errorsOf(after, path, fields, deleted)))
}

/** An error for each field that shows a deleted picture. */
function errorsOf(item: object | null, path: string, fields: PictureFields, deleted: readonly string[]): FieldError[] {
  const refused = fieldHashes(item, fields).filter(({ hashes }) => hashes.some(hash => deleted.includes(hash)))
  return refused.map(({ name }) => ({
    path: `${path}${name}`,
    code: 'PICTURE_GONE',
    message: 'The picture was deleted from the library.',
  }))
}

function hashesIn(item: object | null, fields: PictureFields | undefined): string[] {
  return fields ? fieldHashes(item, fields).flatMap(({ hashes }) => hashes) : []
}

/** The hashes in each field of an item that may hold pictures. */
function fieldHashes(item: object | null, { image, texts }: PictureFields): { name: string; hashes: string[] }[] {
  const values = new Map<string, unknown>(Object.entries(item ?? {}))
  return [...(image ? [image] : []), ...texts].map(name => {
    const value = values.get(name)
    return { name, hashes: typeof value === 'string' ? pictureHashesIn(value) : [] }
  })
}
