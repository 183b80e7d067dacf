import type { FastifyCorsOptions } from '@fastify/cors'

/** Lets pages of the allowed origins call the API when it lives on a host of its own, with their cookie. */
export function corsOptions(allowedOrigins: readonly string[]): FastifyCorsOptions {
  const allowed = new Set(allowedOrigins)
  return {
    // A list would leave headers about credentials on answers to other origins.
    origin: async (origin: string | undefined) => (origin !== undefined && allowed.has(origin) ? origin : false),
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'if-match', 'if-none-match', 'idempotency-key'],
    exposedHeaders: ['etag', 'link', 'location', 'publication-id', 'retry-after'],
    maxAge: 600,
    // OPTIONS of an allowed page that is no preflight is answered like one.
    strictPreflight: false,
  }
}
