import fp from 'fastify-plugin'
import { answerHeaders, DATA_POLICY } from './security-header-values.ts'

/**
 * Sets the security headers of every answer of the process: pages, API, redirects and refusals. Published files then take theirs
 * from `_headers`, with the same values (server/site/headers-file.ts).
 */
export const securityHeaders = fp<{ isEncrypted: boolean }>(
  async (app, { isEncrypted }) => {
    const headers = answerHeaders({ isEncrypted })
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ ...headers, 'content-security-policy': DATA_POLICY })
    })
  },
  { name: 'security-headers' },
)
