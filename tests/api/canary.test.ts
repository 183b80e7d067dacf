import { expect, test } from 'vitest'
import { canaryWarning, queueCanary } from '#server/alarms/canary.ts'
import { mailWarning } from '#server/mail/mail-warning.ts'
import { retryAllMails } from '#server/mail/outbox.ts'
import { useApi } from '#tests/support/api-app.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'

const api = useApi()

test('a test mail that waits for three hours is missed', async () => {
  await queueCanary(api.orm.em.fork(), new Date(Date.now() - 1 * 3_600_000))
  expect(await canaryWarning(api.orm.em.fork())).toBeNull()
  await api.sql(`update alarm_notices set at = now() - interval '3 hours' where kind = 'canary'`)
  expect(await canaryWarning(api.orm.em.fork())).toMatchObject({ code: 'CANARY_NOT_SENT' })
})

test('an alarm mail that does not go out opens no alarm', async () => {
  await api.sql(`delete from messages`)
  await queueCanary(api.orm.em.fork(), new Date())
  await api.sql(`update mails set attempts_made = 1 where role = 'alarm-notice'`)
  expect(await mailWarning(api.orm.em.fork())).toBeNull()
})

test('warnings of mails last while an administrator has them tried again, until they go out', async () => {
  await queueCanary(api.orm.em.fork(), new Date(Date.now() - 3 * 3_600_000))
  expect((await api.visitor.post('/send-email', anEnquiry())).statusCode).toBe(200)
  await api.sql(`update mails set attempts_made = 1, trouble = 'unreachable' where state = 'queued'`)
  await api.sql(`insert into mail_attempts (mail_id, at, outcome, detail) select id, now(), 'deferred', '' from mails`)
  // What the mail server says of a visitor's own address warns of nothing, before the retry and after it.
  await api.sql(`update mails set trouble = 'address' where role = 'visitor'`)
  const warnings = async () => [await mailWarning(api.orm.em.fork()), await canaryWarning(api.orm.em.fork())]
  const before = await warnings()
  expect(before).toEqual([
    { code: 'MAILS_NOT_SENT', detail: 'mails that do not go out: 1 tried again (unreachable), 0 given up' },
    { code: 'CANARY_NOT_SENT', detail: 'the daily test mail did not go out (unreachable)' },
  ])
  await retryAllMails(api.orm.em.fork(), new Date())
  expect(await api.sql(`select from mails where state = 'queued' and attempts_made > 0`)).toEqual([])
  expect(await warnings()).toEqual(before)
  await api.sql(`update mails set state = 'sent', trouble = null`)
  expect(await warnings()).toEqual([null, null])
})
