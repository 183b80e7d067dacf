import { expect, test } from 'vitest'
import { replyAddress } from '#src/admin/inbox/reply-address.ts'

const MESSAGE: Parameters<typeof replyAddress>[0] = {
  kind: 'order',
  locale: 'ru',
  name: 'Анна',
  number: 'CVZ2-YTLE',
  subject: 'E-poe tellimus',
  email: "o'neil+pood@example.ee",
  message: 'Первая\nвторая',
  created_at: '2026-11-23T22:30:00.000Z',
  fields: {},
}

/** What a mail program reads out of the address (RFC 6068). */
function parsedMailto(address: string) {
  const [to = '', query = ''] = address.replace('mailto:', '').split('?')
  const field = (name: string) => decodeURIComponent(new RegExp(`${name}=([^&]*)`).exec(query)?.[1] ?? '')
  return { to: decodeURIComponent(to), subject: field('subject'), body: field('body') }
}

test('a reply is in the customer’s language, names the message and quotes it', () => {
  const address = replyAddress(MESSAGE)
  expect(address).toMatch(/^mailto:o'neil%2Bpood@example\.ee\?/)
  expect(parsedMailto(address)).toEqual({
    to: "o'neil+pood@example.ee",
    subject: 'Ваш заказ CVZ2-YTLE',
    body: 'Здравствуйте, Анна!\r\n\r\n\r\n\r\n\r\nВы писали 24/11/2026:\r\n> Первая\r\n> вторая',
  })
})

test('a reply to a request for an offer names the service without the mark for the company', () => {
  const address = replyAddress({ ...MESSAGE, kind: 'offer', locale: 'et', subject: '|TEENUS| Lõhnaportree', message: '' })
  expect(parsedMailto(address)).toMatchObject({
    subject: 'Teie hinnapäring CVZ2-YTLE: Lõhnaportree',
    body: 'Tere, Анна!\r\n\r\n\r\n',
  })
})

test('a reply names the service in the customer’s language where the catalogue had it, else as it was sent', () => {
  const about = { ...MESSAGE, kind: 'offer', subject: '|TEENUS| Lõhnaportree', message: '' } as const
  const subjectWith = (service: object) => parsedMailto(replyAddress({ ...about, fields: { service } })).subject
  const titles = { title: 'Lõhnaportree', title_en: 'Scent portrait', title_ru: 'Ароматный портрет' }
  expect(subjectWith(titles)).toBe('Ваш запрос предложения CVZ2-YTLE: Ароматный портрет')
  expect(subjectWith({ ...titles, title_ru: null })).toBe('Ваш запрос предложения CVZ2-YTLE: Lõhnaportree')
})

test('a long text is cut where mail programs take no more, never within a character', () => {
  for (const text of ['Ж'.repeat(5_000), '😀'.repeat(2_000), `x${'😀\n'.repeat(2_000)}`]) {
    const address = replyAddress({ ...MESSAGE, message: text })
    expect(address.length).toBeLessThanOrEqual(1_900)
    expect(parsedMailto(address).body).toMatch(/> .*…$/s)
  }
})
