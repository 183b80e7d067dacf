import { Client } from 'pg'
import { KEEP_ALIVE } from '../core/database-limits.ts'

/** Options of connections for long work: they notice when the other end is gone, and wait for no connection for ever. */
const PATIENT = { ...KEEP_ALIVE, connectionTimeoutMillis: 30_000 } as const

/**
 * Opens a connection for long work, and closes it afterwards, which also ends an open transaction.
 * @param name shows the operator which connection it is
 */
export async function withPatientConnection<Result>(
  databaseUrl: string,
  name: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, application_name: name, ...PATIENT })
  client.on('error', () => {}) // The running query rejects with the same error; without a listener Node would end the process.
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {}) // The connection may be gone already.
  }
}

/**
 * Lifts the time limits of a transaction, because a whole database takes as long as it takes. It also sets one format for dates,
 * whatever the server's own is.
 */
export async function withoutTimeLimits(client: Client): Promise<void> {
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await client.query(`set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'`)
  // PostgreSQL has this setting from version 17 on.
  await client.query(`select set_config(name, '0', true) from pg_settings where name = 'transaction_timeout'`)
}
