import { z } from 'zod'

/**
 * The body of every error answer (RFC 9457), sent as `application/problem+json`. Some codes add members, such as `detail` or
 * `retry_after_seconds` (error-handler.ts).
 */
export const Problem = z
  .looseObject({
    type: z.literal('about:blank'),
    /** The status in words. */
    title: z.string(),
    status: z.int(),
    /** Names the condition; stable. Clients have the texts for people, in their language. */
    code: z.string(),
    /** Identifies this answer in the server's log. */
    instance: z.string(),
    /** Each invalid field of the request: its path, a stable code, a sentence for engineers, the value that the code is about. */
    errors: z
      .array(z.object({ path: z.string(), code: z.string(), message: z.string(), value: z.string().optional() }))
      .optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.output<typeof Problem>
