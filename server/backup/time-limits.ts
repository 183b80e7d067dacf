import type { Client } from 'pg'
import { KEEP_ALIVE } from '../core/database-limits.ts'

/** For connections of long work: notices when the other end is gone, and never waits for ever. */
export const PATIENT = { ...KEEP_ALIVE, connectionTimeoutMillis: 30_000 } as const

/**
 * Lifts time limits, because reading or loading a whole database takes as long as it takes. It also sets one format for
 * dates, whatever the server's own is.
 */
export async function withoutTimeLimits(client: Client): Promise<void> {
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await client.query(`set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'`)
  // PostgreSQL has this setting from version 17 on.
  await client.query(`select set_config(name, '0', true) from pg_settings where name = 'transaction_timeout'`)
}
