import { z } from 'zod'
import { Id } from '../core/field.schemas.ts'
import { Locale } from '../core/locale.schemas.ts'

/** What administrators see of each other. */
export const UserView = z.object({ id: Id, email: z.string() }).meta({ id: 'User' })
export type UserView = z.output<typeof UserView>

/** What administrators see of themselves. */
export const OwnUser = UserView.extend({
  /** Language of this administrator's pages and tools. Null until the first log-in sets it; each page has its own till then. */
  locale: Locale.nullable(),
}).meta({ id: 'OwnUser' })
export type OwnUser = z.output<typeof OwnUser>

export const LanguageBody = z.strictObject({ locale: Locale })

/** An administrator in the list of all. */
export const Administrator = z.object({ id: Id, email: z.string(), created_at: z.iso.datetime() }).meta({ id: 'Administrator' })
export type Administrator = z.output<typeof Administrator>
