import type { Pool, PoolClient } from 'pg'

/**
 * Gives a connection that broke while it was in use back to its pool at once. Kysely forgets to where it notices only by a failed
 * `commit` or `rollback` (0.29.6, ControlledTransaction): each would take a place of the pool for ever, and with the last place
 * everything that needs the database waits without end.
 */
export function releaseLostClients(pool: Pool): void {
  const connect = pool.connect.bind(pool) as Pool['connect']
  const connectAndWatch = (callback?: Parameters<Pool['connect']>[0]) =>
    callback ? connect(callback) : connect().then(releasedWhenLost)
  pool.connect = connectAndWatch as Pool['connect']
}

/** Its holder may release it as well; the second time counts for nothing. */
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
