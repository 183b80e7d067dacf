import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ORIGIN, useApi } from '#tests/support/api-app.ts'
import { aCategory, create, createProduct } from '#tests/support/builders.ts'
import { aContactMessage, anEnquiry, anOrder, aScentOfferRequest, TO_A_MACHINE } from '#tests/support/message-payloads.ts'

const api = useApi()

beforeEach(() => api.orm.em.fork().execute('delete from messages'))

const { sql } = api

async function send(body: object): Promise<string> {
  const answer = await api.visitor.post('/send-email', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}

describe('the export', () => {
  const csv = async (query = '') => {
    const answer = await api.administrator.get(`/api/messages.csv?${query}`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    return answer.body
  }
  const sendOrderOfTwo = async () => {
    const { id: category_id } = await create(api.administrator, '/api/categories', aCategory())
    const product = (fields: object) => createProduct(api.administrator, { category_id, ...fields })
    const candle = await product({ header: 'Küünal; "suur"', header_en: 'Candle', price: 24.9, new_price: 19.9 })
    const oil = await product({ header: 'Õli', header_en: null, price: 1000.5, new_price: null })
    const number = await send(anOrder([[candle, 2] as const, [oil, 1] as const], { name: 'Анна, Õnne "Ä"', ...TO_A_MACHINE }))
    await sql(`update messages set created_at = '2026-06-30T21:30:05Z' where number = ?`, [number])
    return number
  }

  test('has a line a message for spreadsheets with Estonian settings, with the filters of the list', async () => {
    const number = await sendOrderOfTwo()
    await send(aScentOfferRequest())
    const text = await csv('kind=order')
    expect(text).toBe(
      [
        '\uFEFFNumber;Saabus;Liik;Olek;E-kirjad;Nimi;E-post;Telefon;Keel;Sõnum;Üksikasjad;Kokku (€);Lahendatud',
        `${number};2026-07-01 00:30:05;E-poe tellimus;Uus;Järjekorras;"Анна, Õnne ""Ä""";onne@example.ee;(+372) 5123 4567;eesti;;` +
          '"Tarneviis: Pakiautomaat\nPakiautomaatide võrk: SmartPosti\nPakiautomaat: Tartu Sõbra 41/43, 50106\nMakseviis: Arve\n2 × Küünal; ""suur"" (19,90 €)\n1 × Õli (1000,50 €)";1040,30;',
        '',
      ].join('\r\n'),
    )
    expect(await csv()).toContain('Teenus: Lõhnamasin hotellile\nLinn: Pärnu')
  })

  test('has a line for each line of an order, in the language of the page', async () => {
    const number = await sendOrderOfTwo()
    await send(anEnquiry())
    const order = `${number};2026-07-01 00:30:05;New;"Анна, Õnne ""Ä""";onne@example.ee;(+372) 5123 4567;Parcel machine;SmartPosti;Tartu Sõbra 41/43, 50106;Invoice`
    expect(await csv('rows=order-lines&locale=en')).toBe(
      [
        '\uFEFFOrder;Received;State;Name;E-mail;Phone;Delivery;Parcel network;Parcel machine;Payment;Product;Quantity (pcs);Price (€);Line total (€)',
        `${order};Candle;2;19,90;39,80`,
        `${order};Õli;1;1000,50;1000,50`,
        '',
      ].join('\r\n'),
    )
    expect(await csv('rows=order-lines&locale=ru')).toContain(';Посылочный автомат;SmartPosti;Tartu Sõbra 41/43, 50106;Счёт;')
  })

  test.each([
    ['et', 'Number;Saabus;Liik;Olek;', 'E-poe tellimus;Uus;Järjekorras;', 'Tarneviis: Pakiautomaat', 'kirjad-'],
    ['en', 'Number;Received;Type;State;', ';Order;New;Queued;', 'Delivery: Parcel machine', 'messages-'],
    ['ru', 'Номер;Получено;Вид;Состояние;', ';Новое;В очереди;', 'Посылочный автомат', '%D1%81%D0%BE%D0%BE%D0%B1'],
  ])('has its head and values in the account’s own language: %s', async (locale, head, values, details, fileName) => {
    await sendOrderOfTwo()
    expect((await api.administrator.put('/api/account/language', { locale })).statusCode).toBe(200)
    onTestFinished(async () => void (await api.administrator.put('/api/account/language', { locale: 'et' })))
    const answer = await api.administrator.get('/api/messages.csv')
    expect(answer.body.startsWith(`\uFEFF${head}`), answer.body).toBe(true)
    expect(answer.body).toContain(values)
    expect(answer.body).toContain(details)
    expect(answer.headers['content-disposition']).toContain(fileName)
    expect((await csv('locale=en')).startsWith('\uFEFFNumber;Received;'), 'another language when asked for').toBe(true)
  })

  test('is a file with what it holds and the day in its name', async () => {
    const name = async (query: string) =>
      (await api.administrator.get(`/api/messages.csv?${query}`)).headers['content-disposition']
    expect(await name('')).toMatch(/^attachment; filename="kirjad-\d{4}-\d\d-\d\d\.csv"/)
    expect(await name('rows=order-lines&locale=ru')).toMatch(
      /filename="order-lines-[\d-]+\.csv"; filename\*=UTF-8''%D1%81%D1%82.*%D0%B2-[\d-]+\.csv$/,
    )
  })

  const recorded = async () =>
    (await sql(`select count(*)::int as count from audit_events where action = 'messages-exported'`))[0]?.['count']

  test.each([
    ['a link on another site', { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' }],
    ['another site of the domain', { 'sec-fetch-site': 'same-site', referer: 'https://shop.example.ee/' }],
    ['a page that hides where it is', { 'sec-fetch-site': 'cross-site' }],
    ['a picture in a text of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a picture on an allowed page', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image', referer: `${ORIGIN}/` }],
  ])('is refused, and not recorded, when it comes from %s', async (_name, headers) => {
    const before = await recorded()
    const answer = await api.administrator.get('/api/messages.csv', headers as Record<string, string>)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
    expect(await recorded()).toBe(before)
  })

  test.each([
    ['a page of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }],
    ['an allowed page of another origin', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document', referer: `${ORIGIN}/` }],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['a client that is no browser', {}],
  ])('is given to a request from %s', async (_name, headers) => {
    expect((await api.administrator.get('/api/messages.csv', headers as Record<string, string>)).statusCode).toBe(200)
  })

  test('is neither given to a HEAD request nor recorded for it', async () => {
    const before = await recorded()
    expect((await api.administrator.send('HEAD', '/api/messages.csv')).statusCode).toBe(405)
    expect(await recorded()).toBe(before)
  })

  test('has messages or lines of orders, nothing else', async () => {
    expect((await api.administrator.get('/api/messages.csv?rows=x')).statusCode).toBe(422)
  })

  const FORMULAS = [
    '=cmd|calc',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    ' =1+1',
    '\n=1',
    '＝1+1',
    '＋1+1',
    '－1+1',
    '＠SUM(A1)',
    '|cmd',
    'tere\n=2+40;x',
    'tere\r\n=2+40,x',
    'tere;=2+40;x',
    'tere,=2+40,x',
    'tere\t=2+40\tx',
    'a;"=2+40";x',
    'a,\n "\' =2+40,x',
  ]
  test('holds no formula that a spreadsheet would run, whatever it takes for a separator', async () => {
    for (const message of FORMULAS) await send(aContactMessage({ message }))
    const text = await csv()
    expect(text).not.toMatch(/(^|[\n\r;,\t])[\s"]*[=+\-@|＝＋－＠]/m)
    expect(text).toContain(`"tere\n'=2+40;x"`)
    expect(text).toContain(';(+372) 5123 4567;')
  })

  test('is whole when there are many', async () => {
    await sql(`insert into messages (number, kind, locale, subject, name, email, phone, message, fields, content_hash, created_at)
      select lpad(n::text, 9, '0'), 'contact', 'et', 'Kontaktivormi kiri', 'N', 'a@b.ee', '5123456', 'x', '{}', '', now()
      from generate_series(1, 1234) n`)
    const numbers = (await csv())
      .split('\r\n')
      .slice(1, -1)
      .map(line => line.split(';')[0])
    expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 1234 }, (_, index) => String(index + 1).padStart(9, '0'))))
    expect(numbers).toHaveLength(1234)
  })
})
