import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { useMailDelivery } from '#tests/support/mail-delivery.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'

const api = useApi()
const delivery = useMailDelivery(api)

test('a mail server’s reply that PostgreSQL could not store is kept without those characters, and the mail goes out once', async () => {
  const { smtpUrl, taken } = await serverThatReplies('250 Queued\u0000as\u00077')
  await delivery.startWorker({ ...delivery.config(), smtpUrl })
  await delivery.send(anEnquiry())
  await delivery.allIn('sent')
  expect(await api.sql('select distinct outcome, detail from mail_attempts')).toEqual([
    { outcome: 'sent', detail: '250 Queued as 7' },
  ])
  expect(taken()).toBe(2)
})

test('a mail server’s reply that is longer than the delivery log’s lines is cut there, and the mail goes out once', async () => {
  const { smtpUrl, taken } = await serverThatReplies(`250 Queued as ${'7'.repeat(600)}`)
  await delivery.startWorker({ ...delivery.config(), smtpUrl })
  await delivery.send(anEnquiry())
  await delivery.allIn('sent')
  const attempts = await api.sql('select distinct outcome, length(detail) as length from mail_attempts')
  expect(attempts).toEqual([{ outcome: 'sent', length: 500 }])
  expect(taken()).toBe(2)
})

/** A mail server that takes every mail with this reply. The tests' other one sends no such characters. */
async function serverThatReplies(reply: string): Promise<{ smtpUrl: string; taken: () => number }> {
  let taken = 0
  const server = createServer(socket => {
    let mail: string | null = null
    socket.write('220 example.ee\r\n')
    socket
      .on('error', () => {})
      .on('data', data => {
        const text = data.toString()
        if (mail === null) {
          mail = text.startsWith('DATA') ? '' : null
          return socket.write(mail === null ? '250 OK\r\n' : '354 Go on\r\n')
        }
        mail += text
        if (!mail.endsWith('\r\n.\r\n')) return undefined
        mail = null
        taken += 1
        return socket.write(`${reply}\r\n`)
      })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, taken: () => taken }
}
