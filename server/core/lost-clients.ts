import type { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/**
 * Makes a pool take back every connection that breaks while it is in use. Kysely does not release it when only a failed
 * `commit` or `rollback` shows the break (0.29.6, github.com/kysely-org/kysely/issues/1990): it would keep its place in the
 * pool, until everything that needs the database waits for ever. Replaces the pool's `connect`; calls with a callback
 * are the pool's own, for `pool.query`, which releases by itself.
 */
export function releaseLostClients(pool: Pool): void {
  // The casts: `connect` has two overloads, which neither `bind` nor an arrow function keeps.
  const connect = pool.connect.bind(pool) as Pool['connect']
  const connectAndWatch = (callback?: Parameters<Pool['connect']>[0]) =>
    callback ? connect(callback) : connect().then(releaseWhenLost)
  pool.connect = connectAndWatch as Pool['connect']
}

/** Releases the client when its connection ends. Its holder may do so as well: the second release does nothing. */
function releaseWhenLost(client: PoolClient): PoolClient {
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

/** A part of pg's Client that its types lack. `readyForQuery`: no query is under way. */
type ConnectedClient = { readonly readyForQuery: boolean; readonly connection: { readonly stream: Socket } }

/** Makes a pool break off every connection whose query has no answer for so long. */
export function breakSilentClients(pool: Pool, silenceMs: number): void {
  pool.on('connect', client => {
    const connected = client as unknown as ConnectedClient
    const { stream } = connected.connection
    stream.setTimeout(silenceMs).on('timeout', () => {
      // A query that begins later in this turn has only just been sent.
      if (connected.readyForQuery) return
      const before = stream.bytesRead
      // After a pause of this process the answer may be there, and not read yet.
      setImmediate(() => void (connected.readyForQuery || stream.bytesRead > before || stream.destroy()))
    })
  })
}
