import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { acceptsEncoding, varyByEncoding } from '../core/accepted-encoding.ts'
import { isUnchanged } from '../core/etag.ts'
import { MAX_PAGE_ROWS, PageLimit } from '../core/field.schemas.ts'
import { notModified, problems } from '../core/problem-responses.ts'
import { limitRequests } from '../core/rate-limit.ts'
import { answerTagged, ReadHeaders } from './content-answers.ts'
import type { ContentKind, ContentRow, ContentView, Scope } from './content-kind.ts'
import { listContent } from './content-service.ts'
import { type ListAnswer, ListAnswers, unpacked } from './list-answers.ts'

/** Limit for one address. All administrators behind it ask for less, and so many lists do not fill a server's connection. */
const LIST_READ_LIMIT = { max: 300, windowMs: 60_000 }

const ListQuery = z.object({
  /** The most items to return; without `limit` and `offset` the answer is the whole list. */
  limit: PageLimit.optional(),
  /** How many items to skip; the answer has a `Link` to the next part (RFC 8288) where there is one. */
  offset: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
})

/** Adds the `GET` of a kind's list: whole (compressed once for each of its states) or in parts. */
export function addListRoute<Row extends ContentRow, Input, View extends ContentView>(
  app: FastifyInstance,
  kind: ContentKind<Row, Input, View>,
): void {
  const answers = new ListAnswers()
  const schema = {
    tags: [kind.plural],
    summary: `List the ${kind.plural}, all or a part`,
    params: listParams(kind),
    querystring: ListQuery,
    headers: ReadHeaders,
    response: { 200: z.array(kind.View), 304: notModified, ...problems(404, 422, 429) },
  }
  app.get(
    kind.path,
    { schema, onRequest: limitRequests(app, { name: `list ${kind.path}`, ...LIST_READ_LIMIT }) },
    async (request, reply) => {
      // The schema has checked both; the types of a generic route do not tell.
      const scope = request.params as Scope
      const { limit, offset } = request.query as z.output<typeof ListQuery>
      if (limit === undefined && offset === undefined) return answerList(reply, await answers.get(request.em, kind, scope))
      return answerPart(request, reply, { kind, scope, limit: limit ?? MAX_PAGE_ROWS, offset: offset ?? 0 })
    },
  )
}

/** Answers with a whole list, compressed where the client accepts it, or with 304 when the client has it. */
function answerList(reply: FastifyReply, list: ListAnswer): FastifyReply {
  const { headers } = reply.request
  reply.header('etag', list.etag).header('cache-control', 'no-cache')
  varyByEncoding(reply)
  if (isUnchanged(headers['if-none-match'], list.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!acceptsEncoding(headers['accept-encoding'], 'gzip')) {
    // Fastify would unpack the whole list to throw it away.
    return reply.send(reply.request.method === 'HEAD' ? Readable.from([]) : unpacked(list))
  }
  return reply.header('content-encoding', 'gzip').send(list.gzip)
}

/** Answers with a part of a list, and a `Link` to the next part. */
async function answerPart<Row extends ContentRow, Input, View extends ContentView>(
  request: FastifyRequest,
  reply: FastifyReply,
  part: { kind: ContentKind<Row, Input, View>; scope: Scope; limit: number; offset: number },
): Promise<View[] | FastifyReply> {
  const { kind, scope, limit, offset } = part
  // Reads one more than asked for, to know whether there is a next part.
  const { value, etag } = await listContent(request.em, kind, scope, { limit: limit + 1, offset })
  if (value.length > limit) {
    reply.header('link', `<${listPath(request)}?limit=${limit}&offset=${offset + limit}>; rel="next"`)
  }
  return answerTagged(reply, { value: value.slice(0, limit), etag })
}

/** Checks the parameters of a list's address. */
export function listParams({ ListParams }: Pick<ContentKind<ContentRow, unknown, ContentView>, 'ListParams'>): z.ZodObject {
  return ListParams ?? z.object({})
}

/** The address of a requested list. The router also takes one that ends in a slash. */
export function listPath({ url }: FastifyRequest): string {
  return url.replace(/\?.*$/s, '').replace(/\/$/, '')
}
