import { z } from 'zod'

/** An alarm as `/api/alarms` answers it. */
export const AlarmView = z
  .object({
    id: z.int(),
    code: z.string(),
    /** The finding, in English, for the operator. */
    detail: z.string(),
    since: z.iso.datetime(),
    /** Null while it lasts. */
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Alarm' })
export type AlarmView = z.output<typeof AlarmView>
