import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGE_NUMBER } from '#common/message-rules.ts'
import { useApi } from '#tests/support/api-app.ts'
import type { Headers } from '#tests/support/api-requests.ts'
import { aCategory, aProduct, create } from '#tests/support/builders.ts'
import {
  aBooking,
  aContactMessage,
  anEnquiry,
  anOfferRequest,
  anOrder,
  aScentOfferRequest,
} from '#tests/support/message-payloads.ts'

const api = useApi()

type Bought = { id: number; header: string; price: number; new_price: number | null } & Record<string, unknown>
type Row = Record<string, unknown> & { id: number; number: string; fields: Record<string, unknown> }

let candle: Bought
let oil: Bought
beforeAll(async () => {
  const category_id = (await create(api.administrator, '/api/categories', aCategory())).id
  const product = async (fields: object) =>
    (await create(api.administrator, '/api/products', aProduct({ category_id, ...fields }))) as unknown as Bought
  candle = await product({ header: 'Küünal', header_en: 'Candle', header_ru: 'Свеча', price: 24.9, new_price: 19.9 })
  oil = await product({ header: 'Õli', header_en: null, header_ru: null, price: 0.07, new_price: null })
})
beforeEach(() => api.orm.em.fork().execute('delete from messages'))

const send = (body: unknown, headers: Headers = {}) => api.visitor.post('/send-email', body, headers)
const stored = () => api.orm.em.fork().execute<Row[]>('select * from messages order by id')
const jobs = async () =>
  (await api.orm.em.fork().execute(`select key from graphile_worker.jobs where task_identifier = 'send-message'`)).length

describe('each form', () => {
  const order = () =>
    anOrder(
      [
        [candle, 2],
        [oil, 3],
      ],
      { message: 'Palun helistage.' },
    )
  const FORMS = [
    ['enquiry', () => anEnquiry(), { select: 'nose-training' }],
    ['contact', () => aContactMessage(), {}],
    [
      'offer',
      () => anOfferRequest(),
      {
        ettevote: 'OÜ Õunaaed & pojad',
        select_lang: 'ukrainian',
        participants: 12,
        select_city: 'studio',
        date: '24/12/2026',
        time: '08:00',
      },
    ],
    ['scent-offer', () => aScentOfferRequest(), { ettevote: null, city: 'parnu' }],
    ['booking', () => aBooking(), { select_city: 'tartu', select: 'consultation' }],
    ['order', order, { select_delivery: 'parcel-machine', select_payment: 'invoice', total: 40.01 }],
  ] as const

  test.each(FORMS)('%s is stored with its mails and answered with its number', async (kind, body, fields) => {
    const before = await jobs()
    const answer = await send({ ...body(), locale: 'ru' })
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringMatching(MESSAGE_NUMBER)])
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(await stored()).toEqual([
      expect.objectContaining({
        kind,
        number: answer.body,
        locale: 'ru',
        subject: body()['subject'],
        name: 'Õnne Ääremaa',
        email: 'onne@example.ee',
        phone: '+372 5123 4567',
        message: body()['message'],
        fields: expect.objectContaining(fields),
      }),
    ])
    expect(await api.orm.em.fork().execute('select role, state from mails order by role')).toEqual([
      { role: 'company', state: 'queued' },
      { role: 'visitor', state: 'queued' },
    ])
    expect(await jobs()).toBe(before + 2)
  })

  test.each(FORMS)('%s sent four times with one key is one message with its two mails', async (_kind, body) => {
    const [before, key] = [await jobs(), { 'idempotency-key': randomUUID() }]
    const answers = await Promise.all([send(body(), key), send(body(), key), send(body(), key)])
    answers.push(await send(body(), key))
    expect(answers.map(answer => answer.statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await api.orm.em.fork().execute('select role from mails order by role')).toEqual([
      { role: 'company' },
      { role: 'visitor' },
    ])
    expect(await jobs()).toBe(before + 2)
  })

  test.each(FORMS)('%s names a required field that is missing', async (_kind, body) => {
    const fields = Object.entries(body()).filter(([field, value]) => value !== '' && value !== null && field !== 'ettevote')
    for (const [field] of fields.filter(([name]) => !['subject', 'message', 'city'].includes(name))) {
      const { [field]: _left, ...rest } = body()
      const answer = await send(rest)
      expect([field, answer.statusCode]).toEqual([field, 422])
      expect(answer.json().errors.map(({ path }: { path: string }) => path)).toContain(field)
    }
    expect(await stored()).toEqual([])
  })

  test.each(FORMS)('%s refuses line breaks, broken UTF-8 and a megabyte in every field, naming it', async (_kind, body) => {
    for (const [field, good] of Object.entries(body())) {
      if (typeof good !== 'string' || field === 'subject') continue
      const wrong = [`${good}\u0000`, 'x'.repeat(1024 * 1024), `${good}\uFFFD`]
      if (field !== 'message') wrong.push(`${good}\r\nBcc: all@example.ee`, `\n${good}`, `${good}\u2028`)
      for (const value of wrong) {
        const answer = await send({ ...body(), [field]: value })
        expect([field, value.slice(-20), answer.statusCode]).toEqual([field, value.slice(-20), 422])
        expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([field])
      }
    }
    expect(await stored()).toEqual([])
  })

  test.each(FORMS)('%s refuses a subject with a line break or of another form', async (_kind, body) => {
    for (const subject of [`${String(body()['subject'])}\r\nBcc: all@example.ee`, 'Tere', '', '|TEENUS|', null, 1, ['Päring']]) {
      const answer = await send({ ...body(), subject })
      expect([subject, answer.statusCode]).toEqual([subject, 422])
      expect(answer.json().errors.map(({ path }: { path: string }) => path)).toContain('subject')
    }
    expect(await stored()).toEqual([])
  })
})

test('bytes that are no UTF-8 are refused by the name of their field', async () => {
  const [head, tail] = JSON.stringify(anEnquiry({ name: 'Mari @@' })).split('@@') as [string, string]
  const body = Buffer.concat([Buffer.from(head), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from(tail)])
  const answer = await send(body, { 'content-type': 'application/json' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'name', code: 'INVALID_CHARACTERS' })])
})

describe('a field', () => {
  test.each([
    ['name', ['Ma', 'Õnne Ääremaa', 'Анна', "O'Neil", 'x'.repeat(100)], ['', 'M', ' M ', 'x'.repeat(101)]],
    [
      'email',
      ['a@b.ee', 'mari.mets_1-x@post.example.studio', ' a@b.ee ', 'mari+pood@gmail.com', "o'neil@example.ie"],
      ['a', 'a@b', 'a@b.c', 'a b@c.ee', 'a@b.ee,c@d.ee', '<a@b.ee>', 'õ@b.ee', `${'x'.repeat(250)}@b.ee`],
    ],
    [
      'phone',
      ['5123456', '512-3456', '+372 5123 4567', '1234567', '(372) 512-3456', '(+372) 512.3456'],
      ['123456', '123 456', '------1', '512a4567', '       ', '-------', '++3725123456', '1'.repeat(31)],
    ],
  ])('%s follows the rules of the specification', async (field, good, wrong) => {
    for (const value of good) expect([value, (await send(aContactMessage({ [field]: value }))).statusCode]).toEqual([value, 200])
    for (const value of wrong) expect([value, (await send(aContactMessage({ [field]: value }))).statusCode]).toEqual([value, 422])
  })

  test.each([
    ['email', '', 'REQUIRED'],
    ['email', 'mari', 'EMAIL_AT'],
    ['email', 'mari@@b.ee', 'EMAIL_AT'],
    ['email', 'mari@naide', 'EMAIL_HOST'],
    ['email', 'märi@naide.ee', 'EMAIL_CHARACTERS'],
    ['email', 'mari@näide.рф', 'EMAIL_CHARACTERS'],
    ['email', '<mari@naide.ee>', 'EMAIL_CHARACTERS'],
    ['email', 'mari@naide.ee.', 'EMAIL_HOST'],
    ['phone', '12 3456', 'INVALID'],
    ['phone', '512a4567', 'PHONE_CHARACTERS'],
  ])('%s “%s” is refused by a code that says what is wrong: %s', async (field, value, code) => {
    const answer = await send(aContactMessage({ [field]: value }))
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: field, code })])
  })

  test.each([
    ['participants', [1, '12', 500], [0, -1, 1.5, '1.5', 'many', 1e9, '']],
    ['date', ['29/02/2028', '01/01/2027'], ['29/02/2027', '2026-12-24', '1/1/2027', '31/04/2027', '24/12/26', '']],
    ['time', ['08:00', '12:30', '20:00'], ['07:59', '20:01', '8:00', '12:60', '24:00', 'noon', '']],
    ['select_lang', ['estonian', 'English', 'russian', 'ukrainian'], ['german', '', 1]],
    ['select_city', ['studio', 'Pärnu', 'Other'], ['Riia', '']],
  ])('the %s of an offer may be what the specification says, and is named where it is not', async (field, good, wrong) => {
    for (const value of good) expect([value, (await send(anOfferRequest({ [field]: value }))).statusCode]).toEqual([value, 200])
    for (const value of wrong) {
      const answer = await send(anOfferRequest({ [field]: value }))
      expect([value, answer.statusCode]).toEqual([value, 422])
      expect(answer.json().errors[0].path).toBe(field)
    }
  })

  test('takes the words of the specification as its keys', async () => {
    expect((await send(anEnquiry({ select: '100% natural oils' }))).statusCode).toBe(200)
    expect((await stored())[0]?.fields).toEqual({ select: '100-natural-oils' })
    for (const select of ['studio', 'massage', '', null]) expect((await send(anEnquiry({ select }))).statusCode).toBe(422)
  })

  test('that no form has is ignored', async () => {
    expect((await send(aContactMessage({ state: 'handled', id: 7, captcha: 'x' }))).statusCode).toBe(200)
    expect(await stored()).toEqual([expect.objectContaining({ fields: {} })])
  })
})

test('an offer for a scent solution keeps what it says about an event', async () => {
  const { select_lang, participants, select_city, date, time } = anOfferRequest()
  const occasion = { select_lang, participants, select_city, date, time }
  expect((await send({ ...aScentOfferRequest(), ...occasion })).statusCode).toBe(200)
  expect(await stored()).toMatchObject([{ kind: 'scent-offer', fields: { city: 'parnu', select_lang, select_city } }])
  const [row] = (await api.administrator.get('/api/messages')).json().messages
  expect((await api.administrator.get(`/api/messages/${row.id}`)).json().fields).toMatchObject({ date, time })
})

test('an offer without anything about an event is one for a scent solution', async () => {
  expect((await send(aScentOfferRequest({ city: undefined, select_city: 'Valga' }))).statusCode).toBe(200)
  expect(await stored()).toEqual([expect.objectContaining({ kind: 'scent-offer', fields: { ettevote: null, city: 'valga' } })])
  const answer = await send(aScentOfferRequest({ city: undefined }))
  expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'city' })])
})

test('an offer for a title that two services have in different languages is for the one whose Estonian title it is', async () => {
  const service = (fields: object) =>
    create(api.administrator, '/api/services/uritused', {
      image: null,
      ...fields,
      body: '<p>x</p>',
      body_en: null,
      body_ru: null,
    })
  await service({ title: 'Muu', title_en: 'Workshop', title_ru: null })
  await service({ title: 'Workshop', title_en: 'Other', title_ru: null })
  expect((await send(anOfferRequest({ subject: '|TEENUS| Workshop' }))).statusCode).toBe(200)
  expect(await stored()).toMatchObject([{ fields: { service: { title: 'Workshop', title_en: 'Other' } } }])
})

describe('a key', () => {
  test('that belongs to another content is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await send(anEnquiry(), headers)
    const answer = await send(anEnquiry({ message: 'Teine tekst' }), headers)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await stored()).toHaveLength(1)
  })

  test('of a message that is sent again from the page in another language is the same message, in its first language', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await send(anEnquiry({ locale: 'ru' }), headers)
    const again = await send(anEnquiry({ locale: 'et' }), headers)
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(await stored()).toMatchObject([{ locale: 'ru' }])
  })

  test('that is too short, too long or has blanks is refused', async () => {
    for (const key of ['short', 'with space inside', 'x'.repeat(201)]) {
      const answer = await send(anEnquiry(), { 'idempotency-key': key })
      expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([422, 'idempotency-key'])
    }
  })

  test('is not needed: without one each message counts', async () => {
    const numbers = [await send(anEnquiry()), await send(anEnquiry())].map(({ body }) => body)
    expect(new Set(numbers).size).toBe(2)
  })
})

describe('a program', () => {
  test('that fills the hidden field hears of success, and nothing is stored', async () => {
    for (const homepage of ['https://spam.example', 1, true]) {
      const answer = await send({ homepage, subject: 'anything' })
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringMatching(MESSAGE_NUMBER)])
    }
    expect(await stored()).toEqual([])
    expect((await send(anEnquiry({ homepage: '' }))).statusCode).toBe(200)
  })

  test('that is faster than people is refused', async () => {
    const answer = await send(anEnquiry({ form_age_ms: 300 }))
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [expect.objectContaining({ path: 'form_age_ms', code: 'TOO_FAST' })],
    ])
    expect((await send(anEnquiry({ form_age_ms: 1000 }))).statusCode).toBe(200)
  })
})

test('a body that is no object, no JSON or too large is refused', async () => {
  for (const body of ['null', '[]', '"x"', '1']) {
    expect((await send(body, { 'content-type': 'application/json' })).statusCode).toBe(422)
  }
  expect((await send('{"subject":', { 'content-type': 'application/json' })).statusCode).toBe(400)
  expect((await send('<x/>', { 'content-type': 'application/xml' })).statusCode).toBe(415)
  expect((await send({ ...anEnquiry(), padding: 'x'.repeat(3_000_000) })).statusCode).toBe(413)
})
