import { expect, test } from 'vitest'
import { DELIVERY_REASONS } from '#common/mail-states.ts'
import { queueJobsAfterOutage } from '#server/mail/outbox.ts'
import { useApi } from '#tests/support/api-app.ts'
import { SLOW, useMailDelivery } from '#tests/support/mail-delivery.ts'
import { aBooking, anEnquiry } from '#tests/support/message-payloads.ts'

const api = useApi()
const delivery = useMailDelivery(api)

test('mails that wait for a certificate to be trusted say so, and go out soon after another mail did', async () => {
  delivery.server.isUntrusted = true
  await delivery.server.goDown()
  await delivery.server.comeUp()
  await delivery.startWorker(delivery.config(), SLOW)
  await delivery.send(anEnquiry())
  await delivery.send(aBooking())
  await delivery.allTried()
  expect((await api.administrator.get('/api/messages/attention')).json()).toMatchObject({ failing: 4, reason: 'certificate' })

  delivery.server.isUntrusted = false
  await delivery.server.goDown()
  await delivery.server.comeUp()
  await delivery.send(anEnquiry())
  await delivery.allIn('sent')
  expect(delivery.server.accepted).toHaveLength(6)
})

test('a mail that the server took without an answer keeps its own pace: the server may keep each copy', async () => {
  delivery.server.mood = 'silent'
  await delivery.startWorker(delivery.config(), { ...SLOW, timeouts: { connect: 1_500, whole: 1_500, longest: 20_000 } })
  await delivery.send(anEnquiry())
  await delivery.allTried()
  delivery.server.mood = 'accept'
  await delivery.send(aBooking())
  await delivery.server.waitFor(2)
  await delivery.until(mails => mails.slice(2).every(({ state }) => state === 'sent'))
  const [first, second] = await delivery.mails()
  for (const mail of [first, second]) expect(mail).toMatchObject({ state: 'queued', attempts_made: 1 })
})

test('once a mail goes out, those are tried at once that were held up by what stops every mail, and no others', async () => {
  const reasons = [...DELIVERY_REASONS]
  for (let mails = 0; mails < reasons.length; mails += 2) await delivery.send(anEnquiry())
  await api.sql(
    `update mails set attempts_made = 1, next_attempt_at = now() + interval '1 hour', trouble = reason from (
       select id as mail_id, (?::text[])[row_number() over (order by id)] as reason from mails) as reasons where id = mail_id`,
    [`{${reasons.join()}}`],
  )
  await queueJobsAfterOutage(api.orm.em.fork())
  const hurried = await api.sql('select trouble from mails where next_attempt_at <= now() order by id')
  expect(hurried.map(({ trouble }) => trouble)).toEqual(['unreachable', 'insecure', 'certificate', 'login', 'sender'])
})
