import type { EntityManager } from '@mikro-orm/postgresql'

/** Longest waits, in milliseconds. None may be left out: whatever has no limit waits for ever one day, and with it its place in the pool. */
type DatabaseLimits = {
  /** One statement. */
  readonly statement: number
  /** For a row or table that another transaction has locked; shorter than {@link connection}, so that who waits behind gets a turn. */
  readonly lock: number
  /** A transaction in which nothing is asked: PostgreSQL ends it with its connection. */
  readonly idleInTransaction: number
  /** For a connection: one of the pool that is free, or a new one. */
  readonly connection: number
}

export const DATABASE_LIMITS = {
  /** A person waits for the answer, for 20 seconds at most (TIMEOUT_MS of the pages' requests). */
  requests: { statement: 10_000, lock: 3_000, idleInTransaction: 30_000, connection: 5_000 },
  /** Publishing reads everything; no person waits for a worker. */
  jobs: { statement: 300_000, lock: 30_000, idleInTransaction: 120_000, connection: 30_000 },
} as const satisfies Record<string, DatabaseLimits>

export type LimitedWork = keyof typeof DATABASE_LIMITS

/** What a new connection is opened with, for the `options` of a connection (`-c name=value`), and the pool's own wait. */
export function limitSettings(work: LimitedWork): { options: string; connectionTimeoutMillis: number } {
  const { statement, lock, idleInTransaction, connection } = DATABASE_LIMITS[work]
  return {
    options: `-c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=${idleInTransaction}`,
    connectionTimeoutMillis: connection,
  }
}

/** Lifts the limits until the transaction ends: for what takes as long as there is data, and must not be cut off half-way. */
export async function liftLimits(tx: EntityManager): Promise<void> {
  await tx.execute(
    `select set_config(name, '0', true) from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name`,
  )
}
