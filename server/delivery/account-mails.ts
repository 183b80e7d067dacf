import { adminPaths } from '#common/admin-paths.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath } from '#common/paths.ts'
import { derivedToken, tokenHash } from '../core/token.ts'
import { invitationUrl, isInvitationOpen } from '../invitations/invitation-link.ts'
import type { Invitation } from '../invitations/invitation.entity.ts'
import { link, mailBody, paragraph } from '../mail/mail-parts.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import type { MailContent } from '../mail/mail-transport.ts'
import type { PasswordReset } from '../passwords/password-reset.entity.ts'
import { INVITATION_TEXTS, RESET_TEXTS } from './account-mails.i18n.ts'

/** What links are made from, besides their row. */
export type LinkMaking = MailSettings & { readonly sessionSecret: string }

/** File name of a password-reset mail, where mails are files. */
export function resetMailName(id: number): string {
  return `password-reset-${id}`
}

/** File name of an invitation mail. */
export function invitationMailName(id: number): string {
  return `invitation-${id}`
}

/** Null when the link no longer works: sending it would only confuse. */
export function resetMail(reset: PasswordReset, making: LinkMaking, now: Date): MailContent | null {
  const token = derivedToken(making.sessionSecret, 'password-reset', reset.seed)
  const isOpen = !reset.closed_at && reset.expires_at > now && !reset.user.removed_at
  if (!isOpen || tokenHash(token) !== reset.token_hash) return null
  // In the fragment, which browsers send to no server: it reaches no log and no Referer.
  const url = `${making.publicUrl}${localizedPath(reset.locale, adminPaths.passwordReset)}#token=${token}`
  return letter(resetMailName(reset.id), reset, { to: reset.user.email, url, texts: RESET_TEXTS[reset.locale] }, making)
}

/** Null when the link no longer works, or was not to be mailed. */
export function invitationMail(invitation: Invitation, making: LinkMaking, now: Date): MailContent | null {
  const { email, seed, locale } = invitation
  if (!email || !seed || !isInvitationOpen(invitation, now)) return null
  const token = derivedToken(making.sessionSecret, 'invitation', seed)
  if (tokenHash(token) !== invitation.token_hash) return null
  const url = invitationUrl(making.publicUrl, locale, token)
  return letter(invitationMailName(invitation.id), invitation, { to: email, url, texts: INVITATION_TEXTS[locale] }, making)
}

type Letter = { to: string; url: string; texts: (typeof RESET_TEXTS)[Locale] }

function letter(
  name: string,
  { locale, created_at: date }: { locale: Locale; created_at: Date },
  { to, url, texts }: Letter,
  { from, company, domain, publicUrl }: MailSettings,
): MailContent {
  const { greeting, about, open, until, notYou, signature } = texts
  const before = [greeting, about(new URL(publicUrl).host), open].map(paragraph)
  const after = [until, notYou, signature].map(paragraph)
  return {
    from,
    to,
    replyTo: company,
    subject: texts.subject,
    date,
    fileName: name,
    // With the row's time: a recreated database counts from one again.
    messageId: `<${name}.${date.getTime().toString(36)}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...mailBody(locale, [...before, link(url), ...after]),
  }
}
