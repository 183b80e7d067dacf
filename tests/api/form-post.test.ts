import { beforeEach, describe, expect, test } from 'vitest'
import { LENGTHS } from '#common/message-rules.ts'
import { ORIGIN, useApi } from '#tests/support/api-app.ts'
import type { Headers } from '#tests/support/api-requests.ts'
import { aBooking, aContactMessage, anEnquiry, anOfferRequest, aScentOfferRequest } from '#tests/support/message-payloads.ts'

const OTHER_ORIGIN = 'http://127.0.0.1:3000'
const api = useApi({ env: { ALLOWED_ORIGINS: `${ORIGIN},${OTHER_ORIGIN}` } })

type Row = Record<string, unknown> & { fields: Record<string, unknown> }

beforeEach(() => api.orm.em.fork().execute('delete from messages'))

const send = (body: unknown, headers: Headers = {}) => api.visitor.post('/send-email', body, headers)
const stored = () => api.orm.em.fork().execute<Row[]>('select * from messages order by id')

describe('a form without JavaScript', () => {
  const entered = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  const post = (fields: Record<string, unknown>, headers: Headers = {}) =>
    send(new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, entered(value)])).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    })

  test.each([
    [anEnquiry(), 'et', '/kontakt/saadetud'],
    [aContactMessage({ message: 'Tere\r\nhommikust' }), 'en', '/en/kontakt/saadetud'],
    [anOfferRequest({ date: '2026-12-24' }), 'ru', '/ru/kontakt/saadetud'],
    [aScentOfferRequest(), 'et', '/kontakt/saadetud'],
    [aBooking(), 'en', '/en/kontakt/saadetud'],
    [aContactMessage({ message: '\u6F22'.repeat(LENGTHS.message.max) }), 'et', '/kontakt/saadetud'],
  ])('is stored and leads to the page that says so: $subject, $1', async (fields, locale, path) => {
    const answer = await post({ ...fields, locale })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${api.config.publicUrl}${path}`])
    const [message] = await stored()
    expect(message).toMatchObject({ name: 'Õnne Ääremaa', locale, subject: fields['subject'] })
    expect(message?.['message']).toBe(String(fields['message']).replaceAll('\r\n', '\n'))
    if ('date' in fields) expect(message?.fields).toMatchObject({ date: '24/12/2026', participants: 12 })
  })

  test('that is sent twice is one message, with one mail to each; with another word it is a second one', async () => {
    const answers = await Promise.all([post(anEnquiry()), post(anEnquiry()), post(anEnquiry())])
    answers.push(await post(anEnquiry()))
    expect(answers.map(({ headers }) => headers.location)).toEqual(Array(4).fill(`${api.config.publicUrl}/kontakt/saadetud`))
    await post(anEnquiry({ locale: 'en' }))
    expect(await stored()).toHaveLength(1)
    await post(anEnquiry({ message: 'Midagi muud' }))
    expect(await stored()).toHaveLength(2)
    expect(await api.orm.em.fork().execute('select role from mails')).toHaveLength(4)
    // As if that had been long ago.
    await api.orm.em.fork().execute(`update messages set idempotency_key = regexp_replace(idempotency_key, '[0-9]+$', '7')`)
    await post(anEnquiry())
    expect(await stored()).toHaveLength(3)
  })

  test('with a key of its own is one message by that, and none with other content', async () => {
    const headers = { 'idempotency-key': 'a-key-of-its-own' }
    await post(anEnquiry(), headers)
    await api.orm.em.fork().execute(`update messages set created_at = created_at - interval '1 day'`)
    expect((await post(anEnquiry(), headers)).headers.location).toMatch(/saadetud$/)
    const answer = await post(anEnquiry({ message: 'Midagi muud' }), headers)
    expect(answer.headers.location).toMatch(/#IDEMPOTENCY_KEY_REUSED$/)
    expect(await stored()).toMatchObject([{ idempotency_key: 'a-key-of-its-own' }])
  })

  test('that is not right leads to the page that says so', async () => {
    for (const [fields, code] of [
      [anEnquiry({ name: 'x' }), 'VALIDATION_FAILED'],
      [anEnquiry({ name: 'x'.repeat(3_000_000) }), 'BODY_TOO_LARGE'],
      [anEnquiry({ message: 'x'.repeat(128 * 1024) }), 'BODY_TOO_LARGE'],
      [anEnquiry(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, '']))), 'BODY_TOO_LARGE'],
      [{ subject: 'E-poe tellimus' }, 'VALIDATION_FAILED'],
    ] as const) {
      // What is refused unread has the language of its page.
      for (const [headers, prefix] of [
        [{ referer: `${ORIGIN}/ru/kontakt` }, '/ru'],
        [{}, code === 'BODY_TOO_LARGE' ? '' : '/ru'],
        [{ referer: 'https://evil.example/en/' }, code === 'BODY_TOO_LARGE' ? '' : '/ru'],
      ] as const) {
        const answer = await post({ ...fields, locale: 'ru' }, headers)
        const path = `${prefix}/kontakt/saatmata#${code}`
        expect([answer.statusCode, answer.headers.location]).toEqual([303, api.config.publicUrl + path])
      }
    }
    const bytes = await send('subject=P%C3%A4ring&select=other&message=x&email=a@b.ee&phone=5123456&name=Mari%FF', {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
    })
    expect(bytes.headers.location).toMatch(/#VALIDATION_FAILED$/)
    expect(await stored()).toEqual([])
  })

  test('leads back to the origin of its page, when that may write', async () => {
    const answer = await post(anEnquiry(), { origin: OTHER_ORIGIN })
    expect(answer.headers.location).toBe(`${OTHER_ORIGIN}/kontakt/saadetud`)
  })

  test('of another site is not taken', async () => {
    const answer = await post(anEnquiry(), { origin: 'https://evil.example' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${ORIGIN}/kontakt/saatmata#ORIGIN_NOT_ALLOWED`])
    expect(await stored()).toEqual([])
  })
})
