import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './errors.ts'
import { callerOf, lineOf } from './network.ts'

/** Switches {@link limitRequests} on or off for the routes registered in this scope. */
export const rateLimits = fp<{ isOn: boolean }>(
  async (app, { isOn }) => {
    app.decorate('hasRateLimits', isOn)
  },
  { name: 'rate-limits' },
)

declare module 'fastify' {
  interface FastifyInstance {
    hasRateLimits: boolean
  }
}

type Limit = {
  /** Limits of one name share their counts. */
  readonly name: string
  readonly max: number
  readonly windowMs: number
  /** Told with the refusal, for the caller to explain it. */
  readonly limitedBy?: string
}

type RequestLimit = Limit & {
  /** The key to count by; default: the caller's address, an IPv6 network counting as one, and its line as sixteen. */
  readonly by?: (request: FastifyRequest) => string
}

/**
 * How many callers one IPv6 line (a /48) may count as. A household may use all networks of its line; a mobile operator's line may
 * be many phones, each with a network of its own.
 */
const CALLERS_OF_A_LINE = 16

/**
 * A hook that refuses too frequent requests with 429 and `Retry-After`: an `onRequest` where the key needs no body, so
 * that the server reads none of a request that it refuses, else a `preHandler`. The database keeps the counts, so that
 * all processes share them and a restart of the product forgets none (a crash of PostgreSQL does). Without the database the
 * request fails.
 */
export function limitRequests(app: FastifyInstance, limit: RequestLimit): (request: FastifyRequest) => Promise<void> {
  const { by, ...rest } = limit
  const refuse = limitWithin(app, rest)
  const refuseLine = limitWithin(app, { ...rest, name: `${rest.name} of a line`, max: rest.max * CALLERS_OF_A_LINE })
  return async request => {
    // An `onRequest` comes before the gate, which then refuses the request.
    if (!app.isDatabaseOpen()) return
    await refuse(by ? by(request) : callerOf(request.ip), request.em)
    const line = by ? null : lineOf(request.ip)
    if (line !== null) await refuseLine(line, request.em)
  }
}

/** Limits as {@link limitRequests} does, but counts a key in the caller's transaction: what that undoes does not count. */
export function limitWithin(app: FastifyInstance, limit: Limit): (key: string, em: EntityManager) => Promise<void> {
  if (!app.hasRateLimits) return async () => {}
  const { name, max, windowMs, limitedBy } = limit
  return async (key, em) => {
    const { count, seconds } = await countRequest(em, `${name} ${key}`, windowMs)
    if (count <= max) return
    throw new AppError('TOO_MANY_REQUESTS', {
      details: { retry_after_seconds: seconds, ...(limitedBy && { limited_by: limitedBy }) },
    })
  }
}

/**
 * Whether a counted window is still the present one. One that ends later than a window that begins now was begun before the clock
 * was set back: it would last too long, so it does not count. `now()` is when a transaction began: this one may have begun before
 * the one that began the window, up to a minute.
 */
const IS_PRESENT = `counted.ends_at > now() and counted.ends_at <= excluded.ends_at + interval '1 minute'`

/**
 * Counts a request.
 * @returns the requests of the present window with this one, and the seconds until it ends, by the database's clock
 */
async function countRequest(em: EntityManager, key: string, windowMs: number): Promise<{ count: number; seconds: number }> {
  const [counted] = await em.execute<{ count: number; seconds: number }[]>(
    `insert into rate_limit_counts as counted (key_hash, count, ends_at) values (?, 1, now() + ? * interval '1 ms')
     on conflict (key_hash) do update set
       count = case when ${IS_PRESENT} then counted.count + 1 else 1 end,
       ends_at = case when ${IS_PRESENT} then counted.ends_at else excluded.ends_at end
     returning count, ceil(extract(epoch from ends_at - now()))::int as seconds`,
    [createHash('sha256').update(key).digest('base64url'), windowMs],
  )
  if (!counted) throw new Error('PostgreSQL returned no count')
  return counted
}

/** The job that deletes ended counts, and its schedule: every ten minutes, once over all processes. */
export const DELETE_ENDED_COUNTS = 'delete-ended-counts'
export const ENDED_COUNTS_CRONTAB = `*/10 * * * * ${DELETE_ENDED_COUNTS} ?jobKey=${DELETE_ENDED_COUNTS}&max=1`

/** 150 MB of rows. So many callers at once are an attack; forgetting some of its counts is acceptable. */
const MAX_COUNTS = 1_000_000

/** Deletes counts whose window has ended and, beyond `max`, those that end first. */
export async function deleteEndedCounts(em: EntityManager, max = MAX_COUNTS): Promise<void> {
  await em.execute('delete from rate_limit_counts where ends_at <= now()')
  await em.execute(
    `delete from rate_limit_counts where key_hash in (select key_hash from rate_limit_counts order by ends_at desc offset ?)`,
    [max],
  )
}
