import fp from 'fastify-plugin'

const ALLOWED_METHODS = 'GET, POST, PUT, DELETE'
const ALLOWED_HEADERS = 'content-type, if-match, if-none-match, idempotency-key'
const EXPOSED_HEADERS = 'etag, link, location, publication-id, retry-after'
const PREFLIGHT_SECONDS = 600

/** Lets pages of the allowed origins call the API when it lives on a host of its own (CORS), with their cookie. */
export const crossOrigin = fp<{ allowedOrigins: readonly string[] }>(
  async (app, { allowedOrigins }) => {
    const allowed = new Set(allowedOrigins)
    app.addHook('onRequest', async (request, reply) => {
      reply.header('vary', 'Origin')
      const { origin } = request.headers
      if (origin === undefined || !allowed.has(origin)) return
      reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true')
      reply.header('access-control-expose-headers', EXPOSED_HEADERS)
    })
    app.options('/*', { schema: { hide: true } }, async (request, reply) => {
      if (reply.hasHeader('access-control-allow-origin') && request.headers['access-control-request-method'] !== undefined) {
        reply.header('access-control-allow-methods', ALLOWED_METHODS).header('access-control-allow-headers', ALLOWED_HEADERS)
        reply.header('access-control-max-age', PREFLIGHT_SECONDS)
      }
      return reply.code(204).send()
    })
  },
  { name: 'cross-origin' },
)
