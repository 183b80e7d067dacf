import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's own entity manager, made on first use. */
    readonly em: EntityManager
    /** When its headers came. */
    receivedAt: Date
  }
}

/** Gives every request its own entity manager and start time, and every answer the id of its log lines. */
export const requestContext = fp<{ orm: MikroORM }>(
  async (app, { orm }) => {
    const managers = new WeakMap<FastifyRequest, EntityManager>()
    app.decorateRequest('em', {
      // Made on first use: a page or a picture needs none.
      getter(this: FastifyRequest) {
        const em = managers.get(this) ?? orm.em.fork()
        managers.set(this, em)
        return em
      },
    })
    // Fastify wants each property declared; the hook below sets it before any reader.
    app.decorateRequest('receivedAt', null as never)
    app.addHook('onRequest', async (request, reply) => {
      request.receivedAt = new Date()
      reply.header('x-request-id', request.id)
    })
  },
  { name: 'request-context' },
)
