import { expect, test } from 'vitest'
import { canaryWarning, queueCanary } from '#server/alarms/canary.ts'
import { mailWarning } from '#server/mail/mail-warning.ts'
import { useApi } from '#tests/support/api-app.ts'

const api = useApi()

test('a test mail that waits for three hours is missed', async () => {
  await queueCanary(api.orm.em.fork(), new Date(Date.now() - 1 * 3_600_000))
  expect(await canaryWarning(api.orm.em.fork())).toBeNull()
  await api.sql(`update mails set queued_at = now() - interval '3 hours' where role = 'alarm-notice'`)
  expect(await canaryWarning(api.orm.em.fork())).toMatchObject({ code: 'CANARY_NOT_SENT' })
})

test('an alarm mail that does not go out opens no alarm', async () => {
  await api.sql(`delete from messages`)
  await queueCanary(api.orm.em.fork(), new Date())
  await api.sql(`update mails set attempts_made = 1 where role = 'alarm-notice'`)
  expect(await mailWarning(api.orm.em.fork())).toBeNull()
})
