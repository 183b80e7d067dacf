import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { COMPANY, SLOW, useMailDelivery } from '#tests/support/mail-delivery.ts'
import { aBooking, anEnquiry } from '#tests/support/message-payloads.ts'

const api = useApi()
const delivery = useMailDelivery(api)

test('mails that wait for a certificate to be trusted say so, and go out soon after one did', async () => {
  delivery.server.isUntrusted = true
  await delivery.server.goDown()
  await delivery.server.comeUp()
  await delivery.startWorker(delivery.config(), SLOW)
  await delivery.send(anEnquiry())
  await delivery.send(aBooking())
  while ((await delivery.mails()).some(mail => mail.attempts_made === 0)) await sleep(20)
  expect((await api.administrator.get('/api/messages/attention')).json()).toMatchObject({ failing: 4, reason: 'certificate' })

  delivery.server.isUntrusted = false
  await delivery.server.goDown()
  await delivery.server.comeUp()
  await delivery.send(anEnquiry())
  await delivery.allIn('sent')
  expect(delivery.server.accepted).toHaveLength(6)
})

test('a mail that fails while others go out keeps its own pace', async () => {
  delivery.server.refusals.set(COMPANY, '553 5.7.1 Sender address rejected: not owned by user')
  await delivery.startWorker(delivery.config(), SLOW)
  for (let sent = 1; sent <= 5; sent += 1) {
    await delivery.send(anEnquiry())
    await delivery.server.waitFor(sent)
    while ((await delivery.mails()).some(mail => mail.attempts_made === 0)) await sleep(20)
  }
  const held = (await delivery.mails()).filter(mail => mail.role === 'company')
  expect(held.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'queued'))
  expect(Math.max(...held.map(({ attempts_made }) => attempts_made))).toBeLessThanOrEqual(2)

  delivery.server.refusals.clear()
  expect((await api.administrator.post('/api/messages/retry')).statusCode).toBe(200)
  await delivery.allIn('sent')
})
