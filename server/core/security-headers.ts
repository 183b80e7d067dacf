import fp from 'fastify-plugin'
import { answerHeaders, DATA_POLICY } from './security-header-values.ts'

/**
 * Gives every answer of this server the security headers of an answer that is data. A route may replace some, as /api/docs does
 * its policy. Published files and pages have the headers of `_headers` instead (server/site/headers-file.ts).
 */
export const securityHeaders = fp<{ /** Whether the site is behind TLS. */ isEncrypted: boolean }>(
  async (app, { isEncrypted }) => {
    const headers = answerHeaders({ isEncrypted })
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ ...headers, 'content-security-policy': DATA_POLICY })
    })
  },
  { name: 'security-headers' },
)
