import { adminPaths, throughLogin } from '#common/admin-paths.ts'
import { deviceName } from '#common/device-name.ts'
import { formatInstant } from '#common/instant-text.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#common/locales.ts'
import { localizedPath } from '#common/paths.ts'
import { automaticMail } from '../mail/automatic-mail.ts'
import { labelledValues, link, mailBody, type MailPart, paragraph, partIn } from '../mail/mail-parts.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import type { MailContent } from '../mail/mail-transport.ts'
import type { AccountNotice, NoticeKind } from './account-notice.entity.ts'
import { COMMON_TEXTS, NOTICE_TEXTS } from './account-notice.i18n.ts'

/** Notices for which a password reset is the cure; the others link to the account's own page. */
const CURED_BY_PASSWORD_RESET: ReadonlySet<NoticeKind> = new Set(['new-device', 'password-changed', 'password-reset'])

/** File name of a notice's mail, where mails are files. */
export function noticeMailName(id: number): string {
  return `account-notice-${id}`
}

/**
 * The mail of a notice: in the language of the page or the account, or in every language where neither is known.
 * @returns null when the account was removed
 */
export function noticeMail(notice: AccountNotice, settings: MailSettings): MailContent | null {
  const { id, user, kind, at } = notice
  if (user.removed_at) return null
  const known = notice.locale ?? user.locale
  const locales = known ? [known] : LOCALES
  return {
    ...automaticMail({ name: noticeMailName(id), date: at }, settings),
    to: user.email,
    subject: locales.map(locale => NOTICE_TEXTS[kind][locale].subject).join(' / '),
    ...mailBody(
      locales[0] ?? DEFAULT_LOCALE,
      locales.map(locale => partIn(locale, partsIn(locale, notice, settings.publicUrl))),
    ),
  }
}

/** The notice in one language. */
function partsIn(locale: Locale, { kind, at, user_agent, about_email }: AccountNotice, publicUrl: string): MailPart[] {
  const { greeting, time, device, unknownDevice, email, wasYou, signature } = COMMON_TEXTS[locale]
  const { about, notYou } = NOTICE_TEXTS[kind][locale]
  const isOwn = kind !== 'administrator-added'
  // The operator's command has no browser: an unknown device would alarm the administrator who asked for it.
  const isOperators = kind === 'second-factor-off' && user_agent === ''
  const page = CURED_BY_PASSWORD_RESET.has(kind)
    ? localizedPath(locale, adminPaths.passwordReset)
    : throughLogin(locale, adminPaths.account)
  const values = [
    [time, formatInstant(at)],
    [device, isOwn && !isOperators ? deviceName(user_agent) || unknownDevice : ''],
    [email, about_email ?? ''],
  ] as const
  return [
    paragraph(greeting),
    paragraph(about(new URL(publicUrl).host)),
    labelledValues(values),
    ...(isOwn ? [paragraph(wasYou)] : []),
    paragraph(notYou),
    link(publicUrl + page),
    paragraph(signature),
  ]
}
