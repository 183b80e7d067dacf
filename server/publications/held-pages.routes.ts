import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problems } from '../core/problem-responses.ts'
import { HeldPages } from '../publication-queue/publication.schemas.ts'
import { rowInstant } from './publication-view.ts'

/** Pages in the answer: a longer list would help no one, and the count has the full number. */
const MAX_PAGES = 100

type Row = { address: string; is_kept: boolean; held_since: string; count: string }

/** The route that lists pages that visitors do not see as the content has them. Behind the guards. */
export const heldPageRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/publications/held-pages',
    {
      // The page of publications asks again whenever a publication ends.
      config: { isAskedByPages: true },
      schema: {
        tags: ['publications'],
        summary: 'List the pages that cannot be built',
        response: { 200: HeldPages, ...problems(401) },
      },
    },
    async ({ em }) => {
      const rows = await em.execute<Row[]>(
        'select *, count(*) over () as count from held_pages order by held_since, address limit ?',
        [MAX_PAGES],
      )
      const pages = rows.map(({ address, is_kept, held_since }) => ({ address, is_kept, held_since: rowInstant(held_since) }))
      return { count: Number(rows[0]?.count ?? 0), pages }
    },
  )
}
