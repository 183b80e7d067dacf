import fp from 'fastify-plugin'
import { answerHeaders, DATA_POLICY } from './security-header-values.ts'

/**
 * The security headers of every answer of the process: pages, API, redirects and refusals. This plugin sets them first;
 * published files take theirs from `_headers`, with the same values (see send-file.ts).
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

/** Keeps API answers out of every cache. */
export const uncachedAnswers = fp(
  async app => {
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
  },
  { name: 'uncached-answers' },
)
