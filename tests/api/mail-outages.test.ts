import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { SLOW, useMailDelivery } from '#tests/support/mail-delivery.ts'
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

test('a mail that the server took without an answer keeps its own pace: the server may keep each copy', async () => {
  delivery.server.mood = 'silent'
  await delivery.startWorker(delivery.config(), { ...SLOW, timeouts: { connect: 1_500, whole: 1_500, longest: 20_000 } })
  await delivery.send(anEnquiry())
  while ((await delivery.mails()).some(mail => mail.attempts_made === 0)) await sleep(20)
  delivery.server.mood = 'accept'
  await delivery.send(aBooking())
  await delivery.server.waitFor(2)
  const sent = async () => (await delivery.mails()).map(({ state, attempts_made }) => [state, attempts_made])
  while ((await sent()).slice(2).some(([state]) => state !== 'sent')) await sleep(20)
  expect((await sent()).slice(0, 2)).toEqual([
    ['queued', 1],
    ['queued', 1],
  ])
})
