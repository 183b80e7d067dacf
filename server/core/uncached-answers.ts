import fp from 'fastify-plugin'

/** Keeps API answers out of every cache. */
export const uncachedAnswers = fp(
  async app => {
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
  },
  { name: 'uncached-answers' },
)
