import { expect, test } from 'vitest'
import { ALARM_CODES } from '#common/alarm-codes.ts'
import { alarmCure } from '#common/alarm-texts.i18n.ts'
import { LOCALES } from '#common/locales.ts'
import { mailsMessages } from '#src/admin/inbox/mails.i18n.ts'
import { sessionMessages } from '#src/admin/session/session.i18n.ts'

/** What an administrator can mend on a page; all others are about the machine and its settings. */
const ON_PAGES = ['MAILS_NOT_SENT', 'PUBLICATION_FAILED', 'PAGES_HELD']
const OPERATOR = {
  et: /saidi hooldajal /,
  en: /\bask the people who maintain the site to /i,
  ru: /[Пп]опросите системного администратора /,
}

test.each(LOCALES)('what only the operator can mend asks an administrator to tell the operator (%s)', locale => {
  const machine = ALARM_CODES.filter(code => !ON_PAGES.includes(code))
  expect(machine.filter(code => !OPERATOR[locale].test(alarmCure(locale, code)))).toEqual([])
})

test.each(LOCALES)('a cure names pages and buttons as the administrator sees them (%s)', locale => {
  const quoted = (code: string) => Array.from(alarmCure(locale, code).matchAll(/[„“«](.+?)[“”»]/g), ([, name]) => name)
  const { inbox, publications } = sessionMessages(locale)
  expect(quoted('MAILS_NOT_SENT')).toEqual([inbox, mailsMessages(locale).retryAll])
  for (const code of ['PUBLICATION_FAILED', 'PAGES_HELD']) expect(quoted(code), code).toEqual([publications])
})
