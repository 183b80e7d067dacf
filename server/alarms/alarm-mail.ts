import { adminPaths, throughLogin } from '#common/admin-paths.ts'
import { ALARM_TEXTS, alarmCure, alarmTitle } from '#common/alarm-texts.i18n.ts'
import { companyFacts } from '#common/company.ts'
import { formatInstant } from '#common/instant-text.ts'
import type { Locale } from '#common/locales.ts'
import { automaticMail } from '../mail/automatic-mail.ts'
import { labelledValues, link, mailBody, type MailPart, paragraph } from '../mail/mail-parts.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import type { MailContent } from '../mail/mail-transport.ts'
import type { AlarmNotice } from './alarm.entity.ts'

/** File name of a mail to the address for alarms, where mails are files. */
export function alarmMailName(id: number): string {
  return `alarm-${id}`
}

/**
 * Composes a mail to the address for alarms.
 * @returns null when no such address is set any more, and for the beginning of an alarm that is over: the mail of its end names
 * both times
 */
export function alarmMail(notice: AlarmNotice, settings: MailSettings, locale: Locale): MailContent | null {
  const { alarms, publicUrl } = settings
  if (alarms === null || (notice.kind === 'begun' && notice.alarm?.ended_at)) return null
  return {
    ...automaticMail({ name: alarmMailName(notice.id), date: notice.at }, settings),
    to: alarms,
    subject: `${new URL(publicUrl).host}: ${subjectIn(locale, notice)}`,
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
