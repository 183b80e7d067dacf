import type { EntityManager } from '@mikro-orm/postgresql'
import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import { noticeMail } from '../account-notices/account-notice-mail.ts'
import { alarmMail } from '../alarms/alarm-mail.ts'
import type { MailContent } from '../mail/mail-transport.ts'
import { User } from '../users/user.entity.ts'
import { invitationMail, type LinkSettings, resetMail } from './account-mails.ts'
import type { Mail } from './mail.entity.ts'
import { messageMail } from './message-mails.ts'

/** Composes a mail from what it is about, as that is now. @returns null when it is no longer needed */
export function mailContent(
  mail: Mail,
  settings: LinkSettings,
  { companyLocale, now }: { companyLocale: Locale; now: Date },
): MailContent | null {
  const { role, message, invitation, password_reset, account_notice, alarm_notice } = mail
  if (message && (role === 'company' || role === 'visitor')) return messageMail(role, message, settings, companyLocale)
  if (account_notice) return noticeMail(account_notice, settings)
  if (alarm_notice) return alarmMail(alarm_notice, settings, companyLocale)
  if (invitation) return invitationMail(invitation, settings, now)
  return password_reset ? resetMail(password_reset, settings, now) : null
}

/**
 * The language of the mails that go to the company and not to a person: that of the first administrator who has one, as
 * `/admin/account` lists them.
 */
export async function companyLanguage(em: EntityManager): Promise<Locale> {
  const first = await em.findOne(User, { removed_at: null, locale: { $ne: null } }, { orderBy: { id: 'asc' } })
  return first?.locale ?? DEFAULT_LOCALE
}
