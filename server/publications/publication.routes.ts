import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { editOf } from '../content/content-answers.ts'
import { Id, IdParam, pageLimit } from '../core/field.schemas.ts'
import { bodyProblems, guardProblems, problems } from '../core/problem-responses.ts'
import { CONTENT_ENTITIES, PUBLICATION_STATES, PublicationView } from '../publication-queue/publication.schemas.ts'
import { getPublication, listPublications, retryPublication } from './publication.service.ts'
import { undoPublication } from './undo.service.ts'

const tags = ['publications']
const params = z.object({ id: IdParam })
const Flag = z.enum(['true', 'false']).optional()

const ListQuery = z
  .object({
    limit: pageLimit(20),
    /** The last id of the previous page. */
    before: IdParam.optional(),
    state: z.enum(PUBLICATION_STATES).optional(),
    /** Publications that changed this kind; with `id` only this row, so that the first names its last editor. */
    entity: z.enum(CONTENT_ENTITIES).optional(),
    id: IdParam.optional(),
    /** Shows an upload as one entry: leaves out the publications of the picture's further files, except failed ones. */
    folded: Flag.transform(value => value === 'true'),
  })
  .refine(({ entity, id }) => id === undefined || entity !== undefined, {
    path: ['entity'],
    message: 'An id says nothing without the kind of row it belongs to.',
  })

const UndoBody = z.strictObject({ force: z.boolean().optional(), over: z.array(Id).max(10_000).optional() }).nullish()
const UNDO_DESCRIPTION = `Content and pages return to before the publication, as a new publication. Fields that were changed since are
409 \`CHANGED_SINCE\` with \`conflicts\` (UndoConflict[]); \`force\` in the query or the body takes them back all the same,
with \`over\` (the \`publication_id\`s of conflicts) those alone: what was changed later still is 409 again.
Others in the way: \`ALREADY_UNDONE\` (\`undone_by\`), \`NOTHING_TO_UNDO\`, \`NOT_UNDOABLE\`, \`REFERENCE_GONE\` (\`needed\`: the row that
has to be brought back first, or the picture that has to be uploaded again), \`CATEGORY_IN_USE\`, \`NAME_TAKEN\`.`

/** The routes to what administrators saved and how it went live, and to undo it. Behind the guards. */
export const publicationRoutes: FastifyPluginAsyncZod = async app => {
  await app.register(readRoutes)
  await app.register(writeRoutes)
}

const readRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/publications',
    {
      // The page of publications reads the list again with each event, also while no administrator is there.
      config: { isAskedByPages: true },
      schema: {
        tags,
        summary: 'List publications, newest first',
        querystring: ListQuery,
        response: { 200: z.array(PublicationView), ...problems(401, 422) },
      },
    },
    async ({ em, query: { limit, before, ...filter } }) => listPublications(em, filter, { limit, before }),
  )

  app.get(
    '/api/publications/:id',
    {
      // Pages look again until it is live.
      config: { isAskedByPages: true },
      schema: {
        tags,
        summary: 'Read one publication, field by field',
        params,
        response: { 200: PublicationView, ...problems(401, 404) },
      },
    },
    async ({ em, params: { id } }) => getPublication(em, id),
  )
}

const writeRoutes: FastifyPluginAsyncZod = async app => {
  app.post(
    '/api/publications/:id/undo',
    {
      schema: {
        tags,
        summary: 'Take a publication back',
        description: UNDO_DESCRIPTION,
        params,
        querystring: z.object({ force: Flag }),
        body: UndoBody,
        response: { 201: PublicationView, ...guardProblems, ...bodyProblems, ...problems(404, 409) },
      },
    },
    async (request, reply) => {
      const isForced = request.query.force === 'true' || request.body?.force === true
      const over = isForced ? (request.body?.over ?? 'all') : 'none'
      const undoing = await undoPublication(request.em, request.params.id, { over, edit: editOf(request) })
      reply.code(201).header('location', `/api/publications/${undoing.id}`).header('publication-id', undoing.id)
      return undoing
    },
  )

  app.post(
    '/api/publications/:id/retry',
    {
      schema: {
        tags,
        summary: 'Publish at once what could not be published',
        params,
        response: { 202: PublicationView, ...guardProblems, ...problems(404, 409) },
      },
    },
    async ({ em, params: { id } }, reply) => reply.code(202).send(await retryPublication(em, id)),
  )
}
