import { z } from 'zod'

/** What administrators see of each other. */
export const UserView = z.object({ id: z.int(), email: z.string() }).meta({ id: 'User' })
export type UserView = z.output<typeof UserView>
