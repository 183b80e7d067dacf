import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Config } from '#server/core/config.ts'
import { type MailWorker, startMailWorker } from '#server/messages/mail-worker.ts'
import { useApi } from '#tests/support/api-app.ts'
import { aCategory, aProduct, create } from '#tests/support/builders.ts'
import { type MailServer, type Mood, startMailServer } from '#tests/support/mail-server.ts'
import {
  aBooking,
  aContactMessage,
  anEnquiry,
  anOfferRequest,
  anOrder,
  aScentOfferRequest,
} from '#tests/support/message-payloads.ts'

const api = useApi()
const PACE = { firstPauseMs: 50, lookEveryMs: 100, timeouts: { connect: 300, silence: 300, whole: 2_000 } }
const FROM = 'Aroomikoda <noreply@example.ee>'
const COMPANY = 'info@example.ee'

type Bought = { id: number; header: string; price: number; new_price: number | null } & Record<string, unknown>

let server: MailServer
let workers: MailWorker[] = []
let products: Bought[]
let dataDir: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-mail-'))
  const { id } = await create(api.administrator, '/api/categories', aCategory())
  const product = async (fields: object) =>
    (await create(api.administrator, '/api/products', aProduct({ category_id: id, ...fields }))) as unknown as Bought
  products = [
    await product({ header: 'Küünal „Öö"', header_en: 'Candle <b>Night</b>', header_ru: 'Свеча', price: 24.9, new_price: 19.9 }),
    await product({ header: 'Õli', header_en: null, header_ru: null, price: 1000.5, new_price: null }),
  ]
})
beforeEach(async () => {
  server = await startMailServer()
  await api.orm.em.fork().execute('delete from messages; delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  await Promise.all(workers.map(worker => worker.stop()))
  workers = []
  await server.stop()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const smtp = (): Config => ({ ...api.config, dataDir, smtpUrl: server.url, mailFrom: FROM, mailTo: COMPANY })

async function startWorker(config = smtp(), pace = PACE): Promise<MailWorker> {
  const databaseUrl = api.orm.config.get('clientUrl') as string
  const worker = await startMailWorker({ config, databaseUrl, log: api.log, pace })
  workers.push(worker)
  return worker
}

async function send(body: object): Promise<string> {
  const answer = await api.visitor.post('/send-email', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}

const order = (fields = {}) =>
  anOrder(
    products.map((product, index) => [product, index + 2] as const),
    fields,
  )
const addresses = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ name, address }) => [name, address]))
const to = (address: string, mails = server.accepted) =>
  mails.filter(mail => addresses(mail.to).some(([, one]) => one === address))
const one = (mails: readonly ParsedMail[]) => {
  expect(mails).toHaveLength(1)
  return mails[0] as ParsedMail
}
const states = () =>
  api.orm.em
    .fork()
    .execute<{ role: string; state: string; attempts_made: number }[]>('select role, state, attempts_made from mails order by id')

async function allIn(state: string): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    if ((await states()).every(mail => mail.state === state)) return
    await sleep(20)
  }
  throw new Error(`Mails that are not ${state}: ${JSON.stringify(await states())}`)
}

const FORMS = [
  ['enquiry', anEnquiry, 'Päring', ['Ninatrenn', 'Kas laupäeval on ruumi?']],
  ['contact', aContactMessage, 'Kontaktivormi kiri', ['Millal olete avatud?']],
  [
    'offer',
    anOfferRequest,
    '|TEENUS| Lõhnade õhtu',
    ['OÜ Õunaaed & pojad', 'Ukraina keel', '12', 'Stuudio', '24/12/2026', '08:00'],
  ],
  ['scent offer', aScentOfferRequest, '|TEENUS| Lõhnamasin hotellile', ['Pärnu', 'Fuajee, 80 m²']],
  ['booking', aBooking, 'Kohtumise broneering', ['Tartu', 'Konsultatsioon', 'Sobib iga hommik.']],
  [
    'order',
    order,
    'E-poe tellimus',
    ['Pakiautomaat', 'Arve', 'Küünal „Öö"', '19.90 €', '39.80 €', 'Õli', '1000.50 €', '3001.50 €', '3041.30 €'],
  ],
] as const
const LANGUAGES = [
  ['et', 'Õnne Ääremaa', 'Tere, Õnne Ääremaa!', /^Saime sinu .+ kätte \(/],
  ['en', 'Õnne Ääremaa', 'Hello Õnne Ääremaa,', /^We have received your .+ \(/],
  ['ru', 'Анна', 'Здравствуйте, Анна!', /^Мы получили .+ \(/],
] as const

describe.each(FORMS)('an %s', (kind, form, subject, contents) => {
  test.each(LANGUAGES)('in %s arrives once at the company and is acknowledged', async (locale, name, greeting, thanks) => {
    await startWorker()
    const number = await send({ ...form(), name, locale })
    await server.waitFor(2)
    await allIn('sent')

    const mail = one(to(COMPANY))
    expect(mail.subject).toBe(subject)
    expect(addresses(mail.from)).toEqual([['Aroomikoda', 'noreply@example.ee']])
    expect(addresses(mail.replyTo)).toEqual([[name, 'onne@example.ee']])
    expect(mail.messageId).toBe(`<${number}.company@example.ee>`)
    for (const content of [number, name, 'onne@example.ee', '+372 5123 4567', ...contents]) {
      expect(mail.text).toContain(content)
      expect(mail.html).toContain(content.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
    }

    const reply = one(to('onne@example.ee'))
    expect(reply.subject).toMatch(thanks)
    expect(addresses(reply.to)).toEqual([[name, 'onne@example.ee']])
    expect(addresses(reply.replyTo)).toEqual([['', COMPANY]])
    expect(reply.messageId).toBe(`<${number}.visitor@example.ee>`)
    expect(reply.headers.get('auto-submitted')).toBe('auto-replied')
    for (const content of [number, greeting]) {
      expect(reply.text).toContain(content)
      expect(reply.html).toContain(content)
    }
    expect(reply.html).toContain(`<html lang="${locale}">`)
    if (kind === 'order') {
      const title = { et: 'Küünal „Öö"', en: 'Candle <b>Night</b>', ru: 'Свеча' }[locale]
      for (const content of [title, 'Õli', '19.90 €', '3041.30 €']) expect(reply.text).toContain(content)
      expect(reply.html).not.toContain('<b>Night')
    }
  })
})

test('what a visitor typed cannot add a header, a recipient or markup', async () => {
  await startWorker()
  const message = 'Tere\r\n\r\n.\r\nBcc: all@example.ee\r\n<script>alert(1)</script>'
  await send(aContactMessage({ name: '"Mari" <all@example.ee>, x', message }))
  await server.waitFor(2)
  expect(server.accepted.map(mail => [addresses(mail.to).map(([, address]) => address), mail.bcc, mail.cc])).toEqual(
    expect.arrayContaining([
      [[COMPANY], undefined, undefined],
      [['onne@example.ee'], undefined, undefined],
    ]),
  )
  const mail = one(to(COMPANY))
  expect(addresses(mail.replyTo)).toEqual([['"Mari" <all@example.ee>, x', 'onne@example.ee']])
  expect(mail.html).not.toContain('<script>')
  expect(mail.text).toContain('> Bcc: all@example.ee')
  expect(one(to('onne@example.ee')).text).toMatch(/^Tere!\n/)
})

test('an acknowledgement repeats nothing that a stranger could have typed', async () => {
  await startWorker()
  await send(anEnquiry({ name: 'win money at www.spam.example', message: 'http://spam.example' }))
  await server.waitFor(2)
  expect(one(to('onne@example.ee')).text).not.toContain('spam')
})

describe('with a mail server that', () => {
  const MOODS: Mood[] = ['temporary', 'permanent', 'recipient', 'silent', 'mute', 'drop']
  test.each(MOODS)('is %s for a while, every message arrives once', async mood => {
    server.mood = mood
    await startWorker()
    const numbers = [await send(anEnquiry()), await send(order()), await send(aBooking())]
    for (let tries = 0; (await states()).some(mail => mail.attempts_made < 2); tries += 1) {
      if (tries > 500) throw new Error(`Not tried: ${JSON.stringify(await states())}`)
      await sleep(20)
    }
    expect(server.accepted).toEqual([])
    server.mood = 'accept'
    await server.waitFor(6)
    await allIn('sent')
    expect(
      to(COMPANY)
        .map(({ messageId }) => messageId)
        .sort(),
    ).toEqual(numbers.map(number => `<${number}.company@example.ee>`).sort())
    expect(server.accepted).toHaveLength(6)
  })

  test('is down for a while, every message arrives once', async () => {
    await server.goDown()
    await startWorker()
    await send(anEnquiry())
    await sleep(300)
    await server.comeUp()
    await allIn('sent')
    expect(server.accepted).toHaveLength(2)
    const attempts = await api.orm.em.fork().execute('select distinct outcome, detail from mail_attempts order by outcome')
    expect(attempts).toEqual([
      { outcome: 'deferred', detail: expect.stringMatching(/ECONNECTION|ESOCKET|ECONNREFUSED/) },
      { outcome: 'sent', detail: expect.stringMatching(/^250/) },
    ])
  })

  test('does not answer, the end does not wait for it and the next start sends', async () => {
    server.mood = 'silent'
    const worker = await startWorker(smtp(), { ...PACE, timeouts: { connect: 60_000, silence: 60_000, whole: 60_000 } })
    await send(anEnquiry())
    while (server.offers < 2) await sleep(10)
    const startedAt = performance.now()
    await worker.stop()
    workers = []
    expect(performance.now() - startedAt).toBeLessThan(8_000)
    server.mood = 'accept'
    await startWorker()
    await allIn('sent')
    expect(server.accepted).toHaveLength(2)
  })
})

test('several processes share the work and send each mail once', async () => {
  const numbers = await Promise.all(Array.from({ length: 30 }, () => send(anEnquiry())))
  await Promise.all([startWorker(), startWorker(), startWorker()])
  await allIn('sent')
  expect(server.accepted.map(mail => mail.messageId).sort()).toEqual(
    numbers.flatMap(number => [`<${number}.company@example.ee>`, `<${number}.visitor@example.ee>`]).sort(),
  )
})

test('what a killed process had begun is taken up at the start', async () => {
  await send(anEnquiry())
  await api.orm.em
    .fork()
    .execute(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a-dead-worker', attempts = 1`)
  await startWorker()
  await allIn('sent')
  expect(server.accepted).toHaveLength(2)
})

test('a bell that got lost is rung again', async () => {
  await startWorker()
  await send(anEnquiry())
  await allIn('sent')
  await api.orm.em
    .fork()
    .execute(`update mails set state = 'queued', next_attempt_at = now() - interval '1 minute' where role = 'company'`)
  await allIn('sent')
  expect(server.accepted).toHaveLength(3)
})

test('after three days a mail is given up, shown as failed, and sent when an administrator says so', async () => {
  api.allowErrors(/given up/)
  server.mood = 'permanent'
  await send(anEnquiry())
  await api.orm.em.fork().execute(`update mails set queued_at = now() - interval '73 hours'`)
  await startWorker()
  await allIn('failed')
  const list = async (query: string) => (await api.administrator.get(`/api/messages?${query}`)).json().messages
  const [{ id }] = await list('state=failed')
  expect((await api.administrator.get(`/api/messages/${id}`)).json()).toMatchObject({
    ...{ state: 'failed', acknowledgement_failed: true },
    deliveries: [
      { role: 'company', recipient: expect.any(String), state: 'failed', next_attempt_at: null, sent_at: null },
      { role: 'visitor', recipient: 'onne@example.ee', state: 'failed' },
    ],
  })
  server.mood = 'accept'
  const retried = await api.administrator.post(`/api/messages/${id}/retry`)
  expect([retried.statusCode, retried.json().state]).toEqual([200, 'queued'])
  await allIn('sent')
  expect(server.accepted).toHaveLength(2)
  expect(await list('state=sent')).toEqual([expect.objectContaining({ id, acknowledgement_failed: false })])
  expect((await api.administrator.post(`/api/messages/${id}/retry`)).json().code).toBe('NOTHING_TO_RETRY')
})

test('pauses between attempts grow, and the last attempt is after three days', async () => {
  await server.goDown()
  await startWorker(smtp(), { ...PACE, firstPauseMs: 5_000 })
  await send(anEnquiry())
  const nextIn = async (attempts: number, hoursAgo: number) => {
    await api.orm.em.fork().execute(
      `update mails set attempts_made = ?, queued_at = now() - make_interval(hours => ?), next_attempt_at = now();
       select graphile_worker.add_job('send-message', json_build_object('mail_id', id)) from mails`,
      [attempts, hoursAgo],
    )
    while ((await states()).some(mail => mail.attempts_made !== attempts + 1)) await sleep(10)
    const [row] = await api.orm.em
      .fork()
      .execute<{ pause: string }[]>('select extract(epoch from next_attempt_at - now()) as pause from mails limit 1')
    return Math.round(Number(row?.pause))
  }
  while ((await states()).some(mail => mail.attempts_made === 0)) await sleep(10)
  expect(await nextIn(0, 0)).toBeCloseTo(5, -1)
  expect(await nextIn(4, 1)).toBeCloseTo(80, -1)
  expect(await nextIn(20, 10)).toBeCloseTo(6 * 3600, -2)
  expect(await nextIn(21, 71)).toBeCloseTo(3600, -2)
})

test('a message that is being sent is deleted when that is over, and says so meanwhile', async () => {
  server.mood = 'silent'
  await startWorker(smtp(), { ...PACE, timeouts: { connect: 4_000, silence: 4_000, whole: 4_000 } })
  await send(anEnquiry())
  while (server.offers < 2) await sleep(10)
  const [{ id }] = (await api.administrator.get('/api/messages')).json().messages
  const refused = await api.administrator.delete(`/api/messages/${id}`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'MESSAGE_BEING_SENT'])
})

describe('without a mail server', () => {
  test('each mail is a file, once, readable by its owner only', async () => {
    await startWorker({ ...smtp(), smtpUrl: null, mailFrom: null, mailTo: null })
    const number = await send(order({ name: 'Анна', locale: 'ru' }))
    await allIn('sent')
    const folder = join(dataDir, 'mail')
    expect(readdirSync(folder).sort()).toEqual([`${number}.company.eml`, `${number}.visitor.eml`])
    const file = join(folder, `${number}.company.eml`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const mail = await simpleParser(readFileSync(file))
    expect([mail.subject, addresses(mail.to)]).toEqual(['E-poe tellimus', [['', 'info@www.example.ee']]])
    expect(mail.text).toContain('3041.30 €')
  })
})
