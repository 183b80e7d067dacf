import { z } from 'zod'

export const InvitationView = z
  .object({
    /** The sign-up page with the token; it works once. */
    url: z.url(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' })
export type InvitationView = z.output<typeof InvitationView>
