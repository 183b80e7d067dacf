import type { EntityManager } from '@mikro-orm/postgresql'

/** Longest waits, in milliseconds. Each kind of work names all: one that is forgotten would keep its connection for ever. */
type DatabaseLimits = {
  /** One statement. */
  readonly statement: number
  /**
   * Waiting for a row or table that another transaction locked. Shorter than {@link connection}, so that requests
   * queued for a connection get a turn.
   */
  readonly lock: number
  /** A transaction that runs no statement: PostgreSQL ends it together with its connection. */
  readonly idleInTransaction: number
  /** Waiting for a connection: a free one of the pool, or a new one. */
  readonly connection: number
  /**
   * A statement without an answer. A PostgreSQL that hangs, or whose machine is gone, does not keep the limits above. Null: only
   * the system gives up the connection, after a quarter of an hour.
   */
  readonly silence: number | null
}

/** The limits of each kind of work with the database. */
export const DATABASE_LIMITS = {
  /** Pages wait 20 seconds for an answer to a form or a read (send-message.ts, api-client.ts). */
  requests: { statement: 10_000, lock: 3_000, idleInTransaction: 30_000, connection: 5_000, silence: 15_000 },
  /** Publishing reads everything; no person waits for a worker or a command. */
  jobs: { statement: 60_000, lock: 30_000, idleInTransaction: 120_000, connection: 30_000, silence: 75_000 },
  /**
   * Migrations and demo content: the more data, the longer they take, and they wait for other starts. They call
   * {@link liftLimits}, and have no limit on silence.
   */
  preparation: { statement: 60_000, lock: 30_000, idleInTransaction: 120_000, connection: 30_000, silence: null },
} as const satisfies Record<string, DatabaseLimits>

/**
 * Notices after some 20 seconds that the machine of an idle connection is gone: Node asks each second, ten times. By default the
 * kernel first asks after two hours.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/**
 * Lets PostgreSQL notice within 20 seconds that the machine of a connection is gone, and free its locks. By default it asks after
 * two hours: until then no other process could publish. On a socket of the same machine these settings have no effect.
 */
const SERVER_KEEP_ALIVE = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 5,
  tcp_user_timeout: 20_000,
} as const

export type LimitedWork = keyof typeof DATABASE_LIMITS

/** The limits as settings of a pool: `options` of each new connection (`-c name=value`), and the pool's own waits. */
export function limitSettings(work: LimitedWork) {
  const { statement, lock, idleInTransaction, connection, silence } = DATABASE_LIMITS[work]
  const settings = {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    ...SERVER_KEEP_ALIVE,
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  return { options: options.join(' '), connectionTimeoutMillis: connection, silenceMs: silence }
}

/**
 * Lifts the limits on statements, locks and idling until the transaction ends, for work that grows with the data. A statement
 * of a pool with a limit on silence still has that one.
 */
export async function liftLimits(tx: EntityManager): Promise<void> {
  await tx.execute(
    `select set_config(name, '0', true) from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name`,
  )
}
