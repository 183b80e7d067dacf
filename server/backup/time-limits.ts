import type { Client } from 'pg'

/** For connections that long work has to itself: one whose other end is gone is noticed, and none is waited for for ever. */
export const PATIENT = { keepAlive: true, connectionTimeoutMillis: 30_000 } as const

/**
 * Reading or loading a whole database takes as long as it takes; the product's limits are for what people wait for. Dates are written
 * one way, whatever the server's own is.
 */
export async function withoutTimeLimits(client: Client): Promise<void> {
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await client.query(`set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'`)
  // PostgreSQL knows it from version 17 on.
  await client.query(`select set_config(name, '0', true) from pg_settings where name = 'transaction_timeout'`)
}
