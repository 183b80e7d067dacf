import { adminPaths } from '#common/admin-paths.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath } from '#common/paths.ts'
import { derivedToken, tokenHash } from '../core/token.ts'
import { invitationUrl, isInvitationOpen } from '../invitations/invitation-link.ts'
import type { Invitation } from '../invitations/invitation.entity.ts'
import { automaticMail } from '../mail/automatic-mail.ts'
import { link, mailBody, paragraph } from '../mail/mail-parts.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import type { MailContent } from '../mail/mail-transport.ts'
import type { PasswordReset } from '../passwords/password-reset.entity.ts'
import { INVITATION_TEXTS, RESET_TEXTS } from './account-mails.i18n.ts'

/** The settings of mails with links: a link is derived from its row and the secret. */
export type LinkSettings = MailSettings & { readonly sessionSecret: string }

/** File name of a password-reset mail, where mails are files. */
export function resetMailName(id: number): string {
  return `password-reset-${id}`
}

/** File name of an invitation mail. */
export function invitationMailName(id: number): string {
  return `invitation-${id}`
}

/** Composes the mail to an administrator who forgot the password. @returns null when the link no longer works */
export function resetMail(reset: PasswordReset, settings: LinkSettings, now: Date): MailContent | null {
  const token = derivedToken(settings.sessionSecret, 'password-reset', reset.seed)
  const isOpen = !reset.closed_at && reset.expires_at > now && !reset.user.removed_at
  if (!isOpen || tokenHash(token) !== reset.token_hash) return null
  // In the fragment, which browsers send to no server: it reaches no log and no Referer.
  const url = `${settings.publicUrl}${localizedPath(reset.locale, adminPaths.passwordReset)}#token=${token}`
  return linkMail(resetMailName(reset.id), reset, { to: reset.user.email, url, texts: RESET_TEXTS[reset.locale] }, settings)
}

/** Composes the mail to an invited person. @returns null when the link no longer works, or was not to be mailed */
export function invitationMail(invitation: Invitation, settings: LinkSettings, now: Date): MailContent | null {
  const { email, seed, locale } = invitation
  if (!email || !seed || !isInvitationOpen(invitation, now)) return null
  const token = derivedToken(settings.sessionSecret, 'invitation', seed)
  if (tokenHash(token) !== invitation.token_hash) return null
  const url = invitationUrl(settings.publicUrl, locale, token)
  return linkMail(invitationMailName(invitation.id), invitation, { to: email, url, texts: INVITATION_TEXTS[locale] }, settings)
}

/** What differs between the mails with a link. */
type LinkMail = { to: string; url: string; texts: (typeof RESET_TEXTS)[Locale] }

/** Composes a mail with a link. @param name of the mail's file */
function linkMail(
  name: string,
  { locale, created_at: date }: { locale: Locale; created_at: Date },
  { to, url, texts }: LinkMail,
  settings: MailSettings,
): MailContent {
  const { subject, greeting, about, open, until, notYou, signature } = texts
  const before = [greeting, about(new URL(settings.publicUrl).host), open].map(paragraph)
  const after = [until, notYou, signature].map(paragraph)
  return { ...automaticMail({ name, date }, settings), to, subject, ...mailBody(locale, [...before, link(url), ...after]) }
}
