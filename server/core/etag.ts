import { createHash } from 'node:crypto'
import { AppError } from './errors.ts'

/** A row as far as its entity tag goes. */
type Versioned = { readonly id: number; readonly version: number }

/** Strong entity tag of one row: equal as long as its version is. */
export function rowEtag(kind: string, row: Versioned): string {
  return `"${kind}-${row.id}-${row.version}"`
}

/** Strong entity tag of a list: of which rows it has in which version. A row's place in its list is part of its version. */
export function listEtag(kind: string, rows: readonly Versioned[]): string {
  const hash = createHash('sha256')
  for (const row of rows.toSorted((a, b) => a.id - b.id)) hash.update(`${row.id}-${row.version};`)
  return etagOfDigest(kind, hash.digest('hex'))
}

/** What {@link listEtag} is made of, as PostgreSQL computes it over the columns `id` and `version`. */
export const LIST_DIGEST_SQL = `encode(sha256(convert_to(coalesce(string_agg(id || '-' || version || ';', '' order by id), ''), 'UTF8')), 'hex')`

/** @param digest of all ids and versions, hexadecimal; see {@link LIST_DIGEST_SQL} */
export function etagOfDigest(kind: string, digest: string): string {
  return `"${kind}-${digest.slice(0, 32)}"`
}

/** Whether an `If-None-Match` header names this tag, so that 304 is the answer. Comparison is weak (RFC 9110 §13.1.2). */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || tags(ifNoneMatch).some(tag => tag.replace(/^W\//, '') === etag)
}

/**
 * Refuses a write that was made from another version. Comparison is strong (RFC 9110 §13.1.1); without the header
 * the last write wins.
 * @throws AppError STALE_VERSION
 */
export function requireCurrent(ifMatch: string | undefined, etag: string): void {
  if (ifMatch === undefined || ifMatch.trim() === '*' || tags(ifMatch).includes(etag)) return
  throw new AppError('STALE_VERSION')
}

/** Our tags hold no comma, so that a plain split is exact for every tag that could match. */
function tags(header: string): string[] {
  return header.split(',').map(tag => tag.trim())
}
