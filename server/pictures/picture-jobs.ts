import type { EntityManager } from '@mikro-orm/postgresql'
import type { PictureFormat } from '#common/picture-address.ts'

/** The job that makes the variants of one format; its payload is `{ picture_id, format }`. */
export const MAKE_VARIANTS = 'make-picture-variants'
/** The job that deletes the files of a picture that has no row; its payload is `{ hash }`. */
export const FORGET_PICTURE = 'forget-picture'

const MAX_ATTEMPTS = 8

/** Queues the job for the variants of a format, in the caller's transaction. It replaces a waiting job for the same. */
export async function queueVariants(em: EntityManager, pictureId: number, format: PictureFormat): Promise<void> {
  const payload = JSON.stringify({ picture_id: pictureId, format })
  await em.execute('select graphile_worker.add_job(?, ?::json, job_key := ?, max_attempts := ?)', [
    MAKE_VARIANTS,
    payload,
    `picture-${pictureId}-${format}`,
    MAX_ATTEMPTS,
  ])
}

/** Queues the deletion of a picture's files, which it keeps where a row names them: in the transaction that deletes the row. */
export async function queueForgetting(em: EntityManager, hash: string): Promise<void> {
  await em.execute('select graphile_worker.add_job(?, ?::json)', [FORGET_PICTURE, JSON.stringify({ hash })])
}

/**
 * Locks a picture's files until the transaction ends: no other process stores or deletes any. So a picture that is uploaded again
 * during its deletion ends up complete, row and files.
 */
export async function lockPictureFiles(em: EntityManager, hash: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`picture ${hash}`])
}
