import { z } from 'zod'
import { ALARM_CODES } from '#common/alarm-codes.ts'

/** A problem that does not stop the product, but that the operator should mend. */
export const Warning = z.object({
  /** Stable, for machines. `ORIGIN_NOT_ALLOWED` comes from the requests of one process and never becomes an alarm. */
  code: z.enum([...ALARM_CODES, 'ORIGIN_NOT_ALLOWED']),
  /** A sentence for the operator. */
  detail: z.string(),
})
export type Warning = z.output<typeof Warning>
