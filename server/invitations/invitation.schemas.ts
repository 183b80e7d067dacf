import { z } from 'zod'
import { DEFAULT_LOCALE } from '#common/locales.ts'
import { SHOWN_MAIL_STATES } from '#common/mail-states.ts'
import { Email } from '../core/account.schemas.ts'
import { Id } from '../core/field.schemas.ts'
import { Locale } from '../core/locale.schemas.ts'

/** A request for an invitation. */
export const InviteBody = z
  .strictObject({
    /** Where to mail the link. Without an address the answer has the link, for the administrator to pass on. */
    email: Email.nullish(),
    /** Language of the mail and of the sign-up page. */
    locale: Locale.default(DEFAULT_LOCALE),
  })
  .nullish()
export type InviteBody = z.output<typeof InviteBody>

const Invitation = z.object({
  id: Id,
  /** Where the link was mailed; null when an administrator passed it on. */
  email: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})

/** A new invitation, for the administrator who made it. */
export const InvitationView = Invitation.extend({
  /** The sign-up page with the token; shown once, and works once. Null when it is mailed. */
  url: z.url().nullable(),
}).meta({ id: 'Invitation' })
export type InvitationView = z.output<typeof InvitationView>

/** An invitation that still opens the sign-up page. */
export const OpenInvitation = Invitation.extend({
  /** The administrator who made it. */
  created_by: z.string().nullable(),
  /** State of its mail; null when there is none. */
  mail_state: z.enum(SHOWN_MAIL_STATES).nullable(),
}).meta({ id: 'OpenInvitation' })
export type OpenInvitation = z.output<typeof OpenInvitation>
