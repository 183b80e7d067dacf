import type { FastifyCorsOptions } from '@fastify/cors'

/** Lets pages of the allowed origins call the API, with their cookie, when the API has a host of its own. */
export function corsOptions(allowedOrigins: readonly string[]): FastifyCorsOptions {
  const allowed = new Set(allowedOrigins)
  return {
    // With a list the plugin would leave the credentials headers on answers to other origins.
    origin: async (origin: string | undefined) => (origin !== undefined && allowed.has(origin) ? origin : false),
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'if-match', 'if-none-match', 'idempotency-key'],
    exposedHeaders: ['etag', 'link', 'location', 'publication-id', 'retry-after'],
    maxAge: 600,
    // Answers an OPTIONS request of an allowed page like a preflight, even when it is none.
    strictPreflight: false,
  }
}
