import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../core/problem-responses.ts'
import { AlarmView } from './alarm.schemas.ts'
import { listAlarms } from './alarms.ts'

/** Problems of the product and its machine, for administrators. Behind the guards. */
export const alarmRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/alarms',
    {
      schema: {
        tags: ['alarms'],
        summary: 'What is wrong now, then what was within thirty days',
        response: { 200: z.array(AlarmView), ...problems(401) },
      },
    },
    async ({ em }) =>
      (await listAlarms(em)).map(({ id, code, detail, since, ended_at }) => ({
        id,
        code,
        detail,
        since: since.toISOString(),
        ended_at: ended_at?.toISOString() ?? null,
      })),
  )
}
