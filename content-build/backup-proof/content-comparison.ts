import type { Client } from 'pg'
import { withPatientConnection, withoutTimeLimits } from '#server/backup/patient-connection.ts'
import { RETENTION_KEY } from '#server/inbox/retention.ts'
import type { RowTypes } from '../content/rows.ts'

/** The table of each kind of row that pages are made of, as read-content.ts reads them. */
const TABLES: Readonly<Record<keyof RowTypes, string>> = {
  product: 'products',
  category: 'categories',
  post: 'posts',
  text: 'texts',
  service: 'services',
  feedback: 'feedbacks',
  picture: 'pictures',
  former: 'former_addresses',
}
/** The content of pages: these rows, and for how long messages are kept. */
const CONTENT: readonly string[] = [...Object.values(TABLES), `(select * from settings where key = '${RETENTION_KEY}')`]

/** How the content of two databases compares; `unsettled` while the product has edits that are not live: ask again later. */
export type ContentComparison = 'same' | 'different' | 'unsettled'

/** Settings that make both databases write values alike, whatever a database or a role is set to: rows are compared as text. */
const SAME_TEXT_FORM = `set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1`

/**
 * Compares the content of two databases row by row.
 * @param liveUrl, otherUrl connection addresses, of the product's database first
 */
export async function compareContent(liveUrl: string, otherUrl: string): Promise<ContentComparison> {
  const liveHash = await settledHash(liveUrl)
  if (liveHash === null) return 'unsettled'
  return liveHash === (await settledHash(otherUrl)) ? 'same' : 'different'
}

/** @returns a hash of all content; null while edits are not live yet */
async function settledHash(databaseUrl: string): Promise<string | null> {
  return withPatientConnection(databaseUrl, 'aroomikoda backup proof', async client => {
    await client.query('begin isolation level repeatable read, read only')
    await withoutTimeLimits(client)
    await client.query(SAME_TEXT_FORM)
    if (await hasUnpublishedEdits(client)) return null
    const hashes: string[] = []
    for (const rows of CONTENT) hashes.push(await hashOf(client, rows))
    return hashes.join(',')
  })
}

async function hasUnpublishedEdits(client: Client): Promise<boolean> {
  const found = await client.query(`select from publications where state in ('queued', 'publishing') limit 1`)
  return found.rowCount !== 0
}

/** A hash of all rows in any order; empty for none. @param rows a table, or a query in parentheses */
async function hashOf(client: Client, rows: string): Promise<string> {
  const found = await client.query<{ hash: string | null }>(
    `select md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash from ${rows} as t`,
  )
  return found.rows[0]?.hash ?? ''
}
