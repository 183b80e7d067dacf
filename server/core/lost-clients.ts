import type { Pool, PoolClient } from 'pg'

/**
 * Gives a connection that broke in use back to its pool at once, by a `connect` of our own in place of the pool's. Kysely
 * forgets to when only a failed `commit` or `rollback` shows the break (0.29.6, github.com/kysely-org/kysely/issues/1990).
 * Each such connection would keep its place in the pool for ever, until everything that needs the database waits without
 * end. Those with a callback are the pool's own, for `pool.query`, which gives them back itself.
 */
export function releaseLostClients(pool: Pool): void {
  const connect = pool.connect.bind(pool) as Pool['connect']
  const connectAndWatch = (callback?: Parameters<Pool['connect']>[0]) =>
    callback ? connect(callback) : connect().then(releasedWhenLost)
  pool.connect = connectAndWatch as Pool['connect']
}

/** The holder may release the client as well; the second release does nothing. */
function releasedWhenLost(client: PoolClient): PoolClient {
  const release = client.release
  let isReleased = false
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('end', onEnd)
    release.call(client, error)
  }
  const onEnd = () => releaseOnce(true)
  client.once('end', onEnd)
  client.release = releaseOnce
  return client
}
