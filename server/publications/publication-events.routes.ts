import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { EventStream } from '../core/event-stream.ts'
import { problems } from '../core/problem-responses.ts'
import { sessionIdHash } from '../sessions/session-store.ts'
import { PublicationEvents } from './publication-events.ts'

const description = `Server-sent events. First a \`publication\` event (data: Publication) for each unfinished and the last
finished publications, oldest first; then a \`progress\` event (data: PublicationProgress) for every step of publishing,
from being queued to being live. The stream ends with the session. After a break in the server's own connection the \`publication\` events come again.`

/** The route that streams publishing progress to administrators' browsers. Behind the guards. */
export const publicationEventRoutes: FastifyPluginAsyncZod<{ orm: MikroORM }> = async (app, { orm }) => {
  const databaseUrl = orm.config.get('clientUrl')
  if (!databaseUrl)
    throw new Error('The database was opened without a URL, so that progress cannot be listened for. Use openDatabase().')
  const events = new PublicationEvents({ orm, databaseUrl, log: app.log })
  app.addHook('preClose', async () => events.endStreams())
  app.addHook('onClose', async () => events.close())

  const stream = { description, content: { 'text/event-stream': { schema: z.string() } } }
  app.get(
    '/api/publications/events',
    {
      // HEAD would open a stream that no client reads.
      exposeHeadRoute: false,
      // Browsers reopen the stream by themselves.
      config: { isAskedByPages: true },
      schema: {
        tags: ['publications'],
        summary: 'Follow publishing',
        description,
        response: { 200: stream, ...problems(401, 429) },
      },
    },
    async (request, reply) => {
      await events.listen()
      const idHash = sessionIdHash(request)
      // No await between the count and the new stream: otherwise many requests at once would all pass.
      events.refuseTooMany(idHash)
      await events.add(new EventStream(reply), idHash)
      return reply
    },
  )
}
