import { adminPaths, throughLogin } from '#common/admin-paths.ts'
import { ALARM_TEXTS, alarmCure, alarmTitle } from '#common/alarm-texts.i18n.ts'
import { companyFacts } from '#common/company.ts'
import { formatInstant } from '#common/instant-text.ts'
import type { Locale } from '#common/locales.ts'
import { labelledValues, link, mailBody, type MailPart, paragraph } from '../mail/mail-parts.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import type { MailContent } from '../mail/mail-transport.ts'
import type { AlarmNotice } from './alarm.entity.ts'

/** File name of such a mail, where mails are files. */
export function alarmMailName(id: number): string {
  return `alarm-${id}`
}

/**
 * In the company's language. Null when no address for alarms is set any more, and for the beginning of an alarm that is
 * over: the mail of its end names both times, and a late one about the beginning would only frighten.
 */
export function alarmMail(
  notice: AlarmNotice,
  { alarms, from, company, domain, publicUrl }: MailSettings,
  locale: Locale,
): MailContent | null {
  if (alarms === null || (notice.kind === 'begun' && notice.alarm?.ended_at)) return null
  const name = alarmMailName(notice.id)
  return {
    from,
    to: alarms,
    replyTo: company,
    date: notice.at,
    fileName: name,
    subject: `${new URL(publicUrl).host}: ${subjectIn(locale, notice)}`,
    // With the row's time: a recreated database counts from one again.
    messageId: `<${name}.${notice.at.getTime().toString(36)}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...mailBody(locale, partsIn(locale, notice, publicUrl)),
  }
}

function subjectIn(locale: Locale, { kind, alarm }: AlarmNotice): string {
  const t = ALARM_TEXTS[locale]
  return !alarm ? t.canary : `${kind === 'over' ? t.over : t.begun}: ${alarmTitle(locale, alarm.code)}`
}

function partsIn(locale: Locale, notice: AlarmNotice, publicUrl: string): MailPart[] {
  const t = ALARM_TEXTS[locale]
  const { alarm, kind } = notice
  if (!alarm) return [paragraph(t.canaryBody), paragraph(companyFacts.name)]
  const cure = kind === 'over' ? '' : alarmCure(locale, alarm.code)
  return [
    paragraph(subjectIn(locale, notice)),
    ...(cure === '' ? [] : [paragraph(cure)]),
    labelledValues([
      [t.since, formatInstant(alarm.since)],
      ...(kind === 'over' ? [[t.until, formatInstant(alarm.ended_at ?? notice.at)] as const] : []),
      [t.found, alarm.detail],
    ]),
    link(publicUrl + throughLogin(locale, adminPaths.alarms)),
    paragraph(companyFacts.name),
  ]
}
