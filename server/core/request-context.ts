import type { MikroORM } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's own view of the database. */
    em: EntityManager
    receivedAt: Date
  }
}

/** Gives every request its own entity manager and the moment it began. */
export const requestContext = fp<{ orm: MikroORM }>(
  async (app, { orm }) => {
    app.decorateRequest('em', null as never)
    app.decorateRequest('receivedAt', null as never)
    app.addHook('onRequest', async request => {
      request.receivedAt = new Date()
      request.em = orm.em.fork() as EntityManager
    })
  },
  { name: 'request-context' },
)
