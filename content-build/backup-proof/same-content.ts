import { Client } from 'pg'
import { PATIENT, withoutTimeLimits } from '#server/backup/time-limits.ts'
import { RETENTION_KEY } from '#server/inbox/retention.ts'

/** The content of pages: the rows that read-content.ts reads, and for how long messages are kept. */
const CONTENT = [
  'products',
  'categories',
  'posts',
  'texts',
  'services',
  'feedbacks',
  'former_addresses',
  'pictures',
  `(select * from settings where key = '${RETENTION_KEY}')`,
] as const

/** Rows are compared as text: both databases write values alike, whatever a database or a role is set to. */
const PLAIN_TEXT = `set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1`

/**
 * Whether two databases hold the same content, row by row.
 * @returns null while the first one has edits that are not live yet
 */
export async function haveSameContent(live: string, other: string): Promise<boolean | null> {
  const liveHash = await contentHash(live)
  return liveHash === null ? null : liveHash === (await contentHash(other))
}

async function contentHash(databaseUrl: string): Promise<string | null> {
  const client = new Client({ connectionString: databaseUrl, ...PATIENT })
  client.on('error', () => {}) // The running statement fails with it.
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    await withoutTimeLimits(client)
    await client.query(PLAIN_TEXT)
    const { rowCount } = await client.query(`select 1 from publications where state in ('queued', 'publishing') limit 1`)
    if (rowCount) return null
    const hashes = []
    for (const rows of CONTENT) {
      const found = await client.query<{ hash: string | null }>(
        `select md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash from ${rows} as t`,
      )
      hashes.push(found.rows[0]?.hash ?? '')
    }
    return hashes.join()
  } finally {
    await client.end().catch(() => {})
  }
}
