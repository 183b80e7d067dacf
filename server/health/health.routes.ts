import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../core/errors.ts'
import { problems } from '../core/problem-responses.ts'

/** Parts the process needs, by the name that is reported; a check that throws counts as false. */
export type ReadinessChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>

const Parts = z.record(z.string(), z.boolean())

/** For whoever starts and watches the process: does it live, and can it do its work. */
export const healthRoutes: FastifyPluginAsyncZod<{ orm: MikroORM; readiness: ReadinessChecks }> = async (app, options) => {
  const checks: ReadinessChecks = { database: () => answers(options.orm), ...options.readiness }
  const tags = ['health']

  app.get(
    '/healthz',
    { schema: { tags, summary: 'Whether the process lives', response: { 200: z.object({ live: z.literal(true) }) } } },
    async () => ({ live: true as const }),
  )

  app.get(
    '/readyz',
    {
      schema: {
        tags,
        summary: 'Whether every part it needs is there',
        response: { 200: z.object({ ready: z.literal(true), parts: Parts }), ...problems(503) },
      },
    },
    async request => {
      const parts = await askAll(checks, request.log)
      if (Object.values(parts).every(Boolean)) return { ready: true as const, parts }
      throw new AppError('UNAVAILABLE', { details: { parts } })
    },
  )
}

async function answers(orm: MikroORM): Promise<boolean> {
  await orm.em.fork().execute('select 1')
  return true
}

async function askAll(checks: ReadinessChecks, log: FastifyBaseLogger): Promise<Record<string, boolean>> {
  const ask = async ([name, check]: [string, () => boolean | Promise<boolean>]): Promise<[string, boolean]> => {
    try {
      return [name, await check()]
    } catch (error) {
      log.warn({ err: error, part: name }, 'a readiness check failed')
      return [name, false]
    }
  }
  return Object.fromEntries(await Promise.all(Object.entries(checks).map(ask)))
}
