import type { PoolClient } from 'pg'

/** PostgreSQL's code for a write to a server that takes none. */
const READ_ONLY = '25006'

/**
 * For a pool's `verify`: refuses a new connection to a server that takes no writes. After a failover the name may for a while
 * lead to the server that was, now a standby; a connection kept there would fail each write until the process ends.
 */
export function verifyTakesWrites(client: PoolClient, done: (error?: Error) => void): void {
  client
    .query<{ transaction_read_only: 'on' | 'off' }>('show transaction_read_only')
    .then(({ rows }) => (rows[0]?.transaction_read_only === 'on' ? readOnly() : undefined))
    .then(done, done)
}

function readOnly(): Error {
  return Object.assign(new Error('the database takes no writes'), { code: READ_ONLY })
}
