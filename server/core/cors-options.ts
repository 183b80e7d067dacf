import type { FastifyCorsOptions } from '@fastify/cors'
import { IDEMPOTENCY_HEADER } from '#common/idempotency-key.ts'

/** How long a browser remembers what it may send: it asks once for many requests, and notices changed settings soon. */
const PREFLIGHT_SECONDS = 600

/** Options that let pages of the allowed origins call the API, with their cookie, when the API has a host of its own. */
export function corsOptions(allowedOrigins: readonly string[]): FastifyCorsOptions {
  const allowed = new Set(allowedOrigins)
  return {
    // With a list the plugin would leave the credentials headers on answers to other origins.
    origin: async (origin: string | undefined) => (origin !== undefined && allowed.has(origin) ? origin : false),
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'if-match', 'if-none-match', IDEMPOTENCY_HEADER],
    exposedHeaders: ['etag', 'link', 'location', 'publication-id', 'retry-after'],
    maxAge: PREFLIGHT_SECONDS,
    // Answers an OPTIONS request of an allowed page like a preflight, even when it is none: the plugin would refuse it in plain
    // text, while every refusal of the API is problem+json.
    strictPreflight: false,
  }
}
