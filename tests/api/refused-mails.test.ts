import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { SLOW, useMailDelivery } from '#tests/support/mail-delivery.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'

const api = useApi()
const delivery = useMailDelivery(api)

test('the log names no recipient whom the mail server names', async () => {
  delivery.server.mood = 'relay'
  await delivery.startWorker(delivery.config(), SLOW)
  await delivery.send(anEnquiry({ email: 'salajane@example.ee' }))
  await delivery.allTried()
  const lines = api.logged.filter(({ msg }) => msg === 'a mail could not be sent; it is tried again')
  expect(lines.length).toBeGreaterThan(1)
  expect(JSON.stringify(lines)).not.toContain('salajane@')
})

test('mails that wait because the sender was refused go out soon after another mail did', async () => {
  delivery.server.mood = 'sender'
  await delivery.startWorker(delivery.config(), SLOW)
  await delivery.send(anEnquiry())
  await delivery.allTried()
  delivery.server.mood = 'accept'
  await delivery.send(anEnquiry({ message: 'Teine' }))
  await delivery.allIn('sent')
})
