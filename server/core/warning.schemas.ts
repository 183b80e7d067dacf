import { z } from 'zod'

/** What does not keep the product from its work, and is to be mended all the same. */
export const Warning = z.object({
  /** Stable, for machines. */
  code: z.string(),
  /** A sentence for the operator. */
  detail: z.string(),
})
export type Warning = z.output<typeof Warning>
