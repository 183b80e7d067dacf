import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problems } from '../core/problem-responses.ts'
import { Backups } from './backup-record.schemas.ts'
import { backupView } from './backup-warnings.ts'

/** The state of the nightly backups. Behind the guards. */
export const backupRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/backups',
    {
      schema: {
        tags: ['backups'],
        summary: 'The newest nightly backup, whether it proved itself, and what is wrong with backups',
        response: { 200: Backups, ...problems(401) },
      },
    },
    async ({ em }) => ({ nightly: await backupView(em) }),
  )
}
