import { adminPaths } from '#common/admin-paths.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath } from '#common/paths.ts'
import type { Invitation } from './invitation.entity.ts'

/** The sign-up page that an invitation leads to. */
export function invitationUrl(publicUrl: string, locale: Locale, token: string): string {
  return `${publicUrl}${localizedPath(locale, adminPaths.signup)}?invite=${token}`
}

/** The rows of invitations with which a person may still sign up. */
export const openInvitations = (now: Date) => ({ used_at: null, revoked_at: null, expires_at: { $gt: now } })

/** Whether a person may still sign up with an invitation. */
export function isInvitationOpen({ used_at, revoked_at, expires_at }: Invitation, now: Date): boolean {
  return !used_at && !revoked_at && expires_at > now
}
