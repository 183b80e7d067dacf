import { z } from 'zod'
import { Id } from '../core/field.schemas.ts'

/** What administrators see of each other. */
export const UserView = z.object({ id: Id, email: z.string() }).meta({ id: 'User' })
export type UserView = z.output<typeof UserView>

/** An administrator in the list of all. */
export const Administrator = z.object({ id: Id, email: z.string(), created_at: z.iso.datetime() }).meta({ id: 'Administrator' })
export type Administrator = z.output<typeof Administrator>
