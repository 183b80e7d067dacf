import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyBaseLogger, onRequestAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answerInTime } from '../core/answer-in-time.ts'
import { FROM_FILES_ALONE } from '../core/database-gate.ts'
import { AppError } from '../core/errors.ts'
import { problems } from '../core/problem-responses.ts'
import { READ_ONLY_QUERY, type ReadOnlyRow, refuseReadOnly } from '../core/takes-writes.ts'
import { Warning } from '../core/warning.schemas.ts'

/** Parts the process needs, by their reported name; a check that throws counts as false. */
export type ReadinessChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>

/** Problems that do not stop the process, but that the operator should mend. */
export type ReadinessWarnings = (log: FastifyBaseLogger) => Promise<Warning[]>

const Parts = z.record(z.string(), z.boolean())
const Ready = z.object({
  ready: z.literal(true),
  parts: Parts,
  warnings: z.array(Warning),
  /** Addresses of pages that cannot be built, the first twenty; visitors see an earlier version, or none. */
  held_pages: z.array(z.string()).optional(),
})

type HealthOptions = { orm: MikroORM; readiness: ReadinessChecks; warnings: ReadinessWarnings }

/**
 * Refuses other spellings: the router takes `/%72eadyz` for the same address, and a proxy that hides these addresses does not.
 */
const refuseOtherSpellings: onRequestAsyncHookHandler = async ({ url }) => {
  if (!/^\/(?:healthz|readyz)\/?(?:\?|$)/.test(url)) throw new AppError('NOT_FOUND')
}

/** Tells the operator's service manager and monitoring whether the process is alive, and whether it can work. */
export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, options) => {
  const checks: ReadinessChecks = { database: () => checkDatabase(options.orm), ...options.readiness }
  app.addHook('onRequest', refuseOtherSpellings)
  let wasReady = false
  /** Load balancers ask every few seconds: only changes are logged. */
  let lastMissing = ''

  app.get(
    '/healthz',
    {
      config: FROM_FILES_ALONE,
      schema: { tags: ['health'], summary: 'Whether the process lives', response: { 200: z.object({ live: z.literal(true) }) } },
    },
    async () => ({ live: true as const }),
  )

  app.get(
    '/readyz',
    {
      config: FROM_FILES_ALONE,
      schema: {
        tags: ['health'],
        summary: 'Whether every part it needs is there',
        response: { 200: Ready, ...problems(503) },
      },
    },
    async ({ log }) => {
      const { parts, failures } = await askAll(checks)
      const missing = Object.keys(parts).filter(name => !parts[name])
      if (missing.length === 0 && wasReady && lastMissing !== '') log.info('ready again')
      if (missing.length === 0) {
        wasReady = true
        lastMissing = ''
        const warnings = await options.warnings(log)
        const held = await heldPages(options.orm)
        return { ready: true as const, parts, warnings, ...(held.length > 0 && { held_pages: held }) }
      }
      if (missing.join() !== lastMissing) logMissing(log, { missing, failures, wasReady })
      lastMissing = missing.join()
      throw new AppError('UNAVAILABLE', { details: { parts, detail: `Not there: ${missing.join(', ')}` }, isLogged: true })
    },
  )
}

type Failures = ReadonlyMap<string, unknown>

/** Logs what is missing: as a warning when it was there before, because parts that start take their time. */
function logMissing(log: FastifyBaseLogger, how: { missing: string[]; failures: Failures; wasReady: boolean }): void {
  const { missing, failures, wasReady } = how
  for (const [part, error] of failures) {
    if (wasReady) log.warn({ err: error, part }, 'a readiness check failed')
    else log.info({ part, reason: String(error) }, 'a readiness check failed')
  }
  log[wasReady ? 'warn' : 'info']({ missing }, wasReady ? 'not ready any more' : 'not ready yet')
}

/** The addresses of pages that cannot be built, the first twenty. */
async function heldPages(orm: MikroORM): Promise<string[]> {
  const rows = await orm.em.fork().execute<{ address: string }[]>('select address from held_pages order by address limit 20')
  return rows.map(({ address }) => address)
}

/** Asks the database. @throws when it does not answer, or takes no writes, as a standby or a server without room */
async function checkDatabase(orm: MikroORM): Promise<boolean> {
  refuseReadOnly(await orm.em.fork().execute<ReadOnlyRow[]>(READ_ONLY_QUERY))
  return true
}

/** Asks all checks at once. @returns which parts are there, and the error of each check that threw or was late */
async function askAll(checks: ReadinessChecks): Promise<{ parts: Record<string, boolean>; failures: Failures }> {
  const failures = new Map<string, unknown>()
  const ask = async ([name, check]: [string, () => boolean | Promise<boolean>]): Promise<[string, boolean]> => {
    try {
      return [name, await answerInTime(check())]
    } catch (error) {
      failures.set(name, error)
      return [name, false]
    }
  }
  const parts = Object.fromEntries(await Promise.all(Object.entries(checks).map(ask)))
  return { parts, failures }
}
