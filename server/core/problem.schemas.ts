import { z } from 'zod'

/** The body of every error answer (RFC 9457), sent as `application/problem+json`. */
export const Problem = z
  .looseObject({
    type: z.literal('about:blank'),
    /** The status in words. */
    title: z.string(),
    status: z.int(),
    /** Names the condition; stable. The texts people read are the client's, in their language. */
    code: z.string(),
    /** This very answer, as the server's log knows it. */
    instance: z.string(),
    /** Each invalid field of the request: where, a stable code, a sentence for engineers, and what in it they are about. */
    errors: z
      .array(z.object({ path: z.string(), code: z.string(), message: z.string(), value: z.string().optional() }))
      .optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.output<typeof Problem>
