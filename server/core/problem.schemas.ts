import { z } from 'zod'

/** The body of every error answer (RFC 9457), sent as `application/problem+json`. */
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
    /** Each invalid field of the request: where, a stable code, a sentence for engineers, and what in it they are about. */
    errors: z
      .array(z.object({ path: z.string(), code: z.string(), message: z.string(), value: z.string().optional() }))
      .optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.output<typeof Problem>
