import type { PoolClient } from 'pg'

/** PostgreSQL's code for a write to a server that takes none. */
const READ_ONLY_CODE = '25006'
/** The longest wait for the answer: as long as a request waits for a connection. */
const ANSWERS_WITHIN_MS = 5_000

/** Asks whether the server takes writes; the rows of the answer go to {@link refuseReadOnly}. */
export const READ_ONLY_QUERY = 'show transaction_read_only'
export type ReadOnlyRow = { readonly transaction_read_only: string }

/**
 * For a pool's `onConnect`: refuses a connection to a server that takes no writes. After a failover the name may for a while lead
 * to the server that was, now a standby; a connection kept there would fail each write until the process ends.
 * @throws an error that counts as a lost connection
 */
export async function requireWrites(client: Pick<PoolClient, 'query'>): Promise<void> {
  // In a constant, because the types of `pg` lack the `query_timeout` of a single query.
  const query = { text: READ_ONLY_QUERY, query_timeout: ANSWERS_WITHIN_MS }
  refuseReadOnly((await client.query<ReadOnlyRow>(query)).rows)
}

/** Refuses a server that takes no writes. @throws an error that counts as a lost connection */
export function refuseReadOnly([row]: readonly ReadOnlyRow[]): void {
  if (row?.transaction_read_only === 'off') return
  throw Object.assign(new Error('the database takes no writes'), { code: READ_ONLY_CODE })
}
