import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

/** Headers of the API's answers; they are data, so nothing in them may be run, framed or kept. */
export const securityHeaders = fp<{ isEncrypted: boolean }>(
  async (app, { isEncrypted }) => {
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      strictTransportSecurity: isEncrypted,
    })
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
  },
  { name: 'security-headers' },
)
