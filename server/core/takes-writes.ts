import type { PoolClient } from 'pg'

/** PostgreSQL's code for a write to a server that takes none. */
const READ_ONLY = '25006'
/** As long as a request waits for a connection. */
const ANSWERS_WITHIN_MS = 5_000

/**
 * For a pool's `onConnect`: refuses a connection to a server that takes no writes. After a failover the name may for a while lead
 * to the server that was, now a standby; a connection kept there would fail each write until the process ends.
 * @throws an error that counts as a lost connection
 */
export async function requireWrites(client: Pick<PoolClient, 'query'>): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(QUESTION)
  if (rows[0]?.transaction_read_only !== 'off') throw takesNoWrites()
}

const QUESTION = { text: 'show transaction_read_only', query_timeout: ANSWERS_WITHIN_MS }

export function takesNoWrites(): Error {
  return Object.assign(new Error('the database takes no writes'), { code: READ_ONLY })
}
