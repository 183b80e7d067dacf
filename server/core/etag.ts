import { createHash } from 'node:crypto'
import { AppError } from './errors.ts'

/** The part of a row that its entity tag depends on. */
type Versioned = { readonly id: number; readonly version: number }

/** Strong entity tag of one row: changes with its version. */
export function rowEtag(kind: string, row: Versioned): string {
  return `"${kind}-${row.id}-${row.version}"`
}

/**
 * Strong entity tag of a list: changes with its rows and their versions. A row's place in its list is part of its version.
 * {@link LIST_DIGEST_SQL} has to digest the same bytes.
 */
export function listEtag(kind: string, rows: readonly Versioned[]): string {
  const hash = createHash('sha256')
  for (const row of rows.toSorted((a, b) => a.id - b.id)) hash.update(`${row.id}-${row.version};`)
  return etagOfDigest(kind, hash.digest('hex'))
}

/** {@link listEtag}'s digest, computed by PostgreSQL over the columns `id` and `version`. */
export const LIST_DIGEST_SQL = `encode(sha256(convert_to(coalesce(string_agg(id || '-' || version || ';', '' order by id), ''), 'UTF8')), 'hex')`

/** The tag of a list whose digest is known. @param digest the value of {@link LIST_DIGEST_SQL}, hexadecimal */
export function etagOfDigest(kind: string, digest: string): string {
  return `"${kind}-${digest.slice(0, 32)}"`
}

/** Whether an `If-None-Match` header names this tag: then the answer is 304. The comparison is weak (RFC 9110 §13.1.2). */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || tags(ifNoneMatch).some(tag => tag.replace(/^W\//, '') === etag)
}

/**
 * Refuses a write that was based on another version. The comparison is strong (RFC 9110 §13.1.1); without the header
 * the last write wins.
 * @throws AppError STALE_VERSION
 */
export function requireCurrent(ifMatch: string | undefined, etag: string): void {
  if (ifMatch === undefined || ifMatch.trim() === '*' || tags(ifMatch).includes(etag)) return
  throw new AppError('STALE_VERSION')
}

/** Our tags hold no comma, so a plain split is exact for every tag that can match. */
function tags(header: string): string[] {
  return header.split(',').map(tag => tag.trim())
}
