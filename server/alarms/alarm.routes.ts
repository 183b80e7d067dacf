import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ALARM_KEPT_DAYS } from '#common/alarm-codes.ts'
import { problems } from '../core/problem-responses.ts'
import { AlarmView } from './alarm.schemas.ts'
import { listAlarms } from './alarms.ts'

/** The route by which administrators see the alarms. Behind the guards. */
export const alarmRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/alarms',
    {
      schema: {
        tags: ['alarms'],
        summary: `List present alarms, then those that ended within ${ALARM_KEPT_DAYS} days, newest first; 100 at most`,
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
