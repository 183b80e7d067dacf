import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { attentionOf } from '#server/inbox/inbox.service.ts'
import { deleteOldMessages } from '#server/inbox/retention.ts'
import { useApi } from '#tests/support/api-app.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'
import { aBooking, aContactMessage, anEnquiry, anOfferRequest } from '#tests/support/message-payloads.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'aroomikoda-inbox-'))
const api = useApi({ env: { DATA_DIR, MAIL_TO: 'info@example.ee' } })
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

type Summary = { id: number; number: string; name: string; state: string }

beforeEach(() => api.orm.em.fork().execute('delete from messages'))

async function send(body: object): Promise<string> {
  const answer = await api.visitor.post('/send-email', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}
const list = async (query = ''): Promise<Summary[]> => {
  const answer = await api.administrator.get(`/api/messages?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().messages
}
const names = async (query: string) => (await list(query)).map(({ name }) => name)
const { sql } = api

describe('the list', () => {
  test('is newest first and says what each message is', async () => {
    const numbers = [await send(anEnquiry()), await send(aBooking({ name: 'Анна' }))]
    const answer = await api.administrator.get('/api/messages')
    expect(answer.json()).toEqual({
      total: 2,
      next_cursor: null,
      messages: [
        expect.objectContaining({
          number: numbers[1],
          kind: 'booking',
          name: 'Анна',
          state: 'new',
          mails: 'queued',
          total: null,
        }),
        {
          id: expect.any(Number),
          number: numbers[0],
          kind: 'enquiry',
          state: 'new',
          mails: 'queued',
          subject: 'Päring',
          name: 'Õnne Ääremaa',
          email: 'onne@example.ee',
          total: null,
          created_at: expect.stringMatching(/Z$/),
          handled_at: null,
        },
      ],
    })
  })

  test('comes in parts, none left out and none twice', async () => {
    const numbers: string[] = []
    for (let count = 0; count < 7; count += 1) numbers.unshift(await send(anEnquiry()))
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const answer = await api.administrator.get(`/api/messages?limit=3${cursor && `&cursor=${cursor}`}`)
      expect(answer.json().total).toBe(7)
      seen.push(...answer.json().messages.map((message: Summary) => message.number))
      cursor = answer.json().next_cursor
    }
    expect(seen).toEqual(numbers)
  })

  test('finds by name, address, phone, number, subject and text, in any case, taking signs as they are', async () => {
    const number = await send(anEnquiry({ name: 'Õnne Ääremaa', message: '100% lavendel_ja\\mesi' }))
    await send(
      anOfferRequest({ name: 'Анна', email: 'anna@post.example.ru', phone: '+7 999 1234567', subject: '|TEENUS| Ninatrenn' }),
    )
    for (const q of ['õnne ÄÄRE', number.toLowerCase(), number.replace('-', ''), '100%', 'lavendel_ja', '\\mesi', 'onne@']) {
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Õnne Ääremaa']])
    }
    for (const q of ['АННА', 'post.example.ru', '999 123', '+79991234567', '(999) 12-34', 'ninatrenn']) {
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Анна']])
    }
    for (const [name, phone] of [
      ['Ene', '5612 3499'],
      ['Epp', '+372 5612 3499'],
    ] as const)
      await send(anEnquiry({ name, phone }))
    for (const q of ['+372 56123499', '00372 5612 3499', '5612-3499']) {
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Epp', 'Ene']])
    }
    await send({ ...anOfferRequest(), name: 'Toomas', ettevote: 'OÜ "Männi\\tee" & pojad', message: '' })
    for (const q of ['männi\\tee', '"männi']) expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Toomas']])
    // Text from a Mac or a PDF may have its accents as characters of their own.
    const apart = 'Märt Köök'.normalize('NFD')
    await send(anEnquiry({ name: apart }))
    for (const q of ['märt', apart]) expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Märt Köök']])
    await send(anEnquiry({ name: 'Žanna Šmidt', message: 'Пётр Семёнов' }))
    for (const q of ['smidt', 'ŠMIDT žanna', 'Zanna šmidt', 'семенов петр', 'Семёнов', 'smidt семе', 'zanna example.ee']) {
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Žanna Šmidt']])
    }
    for (const q of ['%%', 'smidt lavendel', 'lavendelXja', 'studio', "'; drop table messages; --"])
      expect(await names(`q=${encodeURIComponent(q)}`)).toEqual([])
    expect(await names('q=&kind=&state=&mails=&from=&to=')).toHaveLength(7)
  })

  test('is narrowed by kind, state and days in Estonia', async () => {
    await send(anEnquiry({ name: 'Esimene' }))
    await send(aContactMessage({ name: 'Teine' }))
    await sql(`update messages set created_at = '2026-01-31T22:30:00Z' where name = 'Esimene'`)
    await sql(`update messages set created_at = '2026-06-30T20:30:00Z', read_at = now() where name = 'Teine'`)
    expect(await names('kind=contact')).toEqual(['Teine'])
    expect(await names('state=new')).toEqual(['Esimene'])
    expect(await names('state=read')).toEqual(['Teine'])
    expect(await names('state=handled')).toEqual([])
    expect(await names('from=2026-02-01&to=2026-02-01')).toEqual(['Esimene'])
    expect(await names('to=2026-01-31')).toEqual([])
    expect(await names('from=2026-06-30&to=2026-06-30')).toEqual(['Teine'])
    expect(await names('from=2026-07-01')).toEqual([])
    for (const query of [
      'kind=x',
      'state=x',
      'state=sent',
      'mails=x',
      'from=2026-02-30',
      'from=0000-01-01',
      'from=x',
      'limit=0',
      'limit=101',
      'cursor=x',
    ]) {
      expect((await api.administrator.get(`/api/messages?${query}`)).statusCode, query).toBe(422)
    }
  })

  test('is narrowed by the mail that fares worst, as each message shows it', async () => {
    const fates = {
      queued: '',
      sent: `state = 'sent'`,
      kept: `state = 'sent', kept_as_file = role = 'visitor'`,
      failing: 'attempts_made = 1',
      failed: `state = 'failed'`,
    }
    for (const [name, fate] of Object.entries(fates)) {
      const number = await send(anEnquiry({ name: `Kiri ${name}` }))
      const roles = name === 'sent' || name === 'kept' ? ['company', 'visitor'] : ['visitor']
      const of = `where message_id = (select id from messages where number = ?) and role in (${roles.map(() => '?').join()})`
      if (fate !== '') await sql(`update mails set ${fate} ${of}`, [number, ...roles])
    }
    // As an order's whose person was erased.
    const without = await send(anEnquiry({ name: 'Kirjata' }))
    await sql('delete from mails where message_id = (select id from messages where number = ?)', [without])
    expect(await list('q=kirjata')).toEqual([expect.objectContaining({ mails: null })])
    expect((await api.administrator.get('/api/messages.csv?q=kirjata')).body).toContain(';Uus;;Kirjata;')
    for (const mails of Object.keys(fates)) {
      expect(await list(`mails=${mails}`)).toEqual([expect.objectContaining({ name: `Kiri ${mails}`, mails })])
    }
  })

  test('costs two queries and a session where its first part is all, three where it is longer', async () => {
    for (let count = 0; count < 10; count += 1) await send(anEnquiry())
    const costOf = async (query: string) => {
      const before = api.queries.length
      await list(query)
      return api.queries.length - before
    }
    expect([await costOf('limit=100'), await costOf('limit=10'), await costOf('limit=9')]).toEqual([3, 3, 4])
  })
})

describe('one message', () => {
  test('has every field and what became of its mails', async () => {
    await send(anOfferRequest({ locale: 'en' }))
    const [{ id }] = (await list()) as [Summary]
    const answer = await api.administrator.get(`/api/messages/${id}`)
    expect(answer.json()).toMatchObject({
      id,
      locale: 'en',
      phone: '+372 5123 4567',
      message: '',
      handled_by: null,
      fields: { ettevote: 'OÜ Õunaaed & pojad', select_lang: 'ukrainian', participants: 12, date: '24/12/2026', time: '08:00' },
      deliveries: [
        { role: 'company', recipient: 'info@example.ee', state: 'queued', next_attempt_at: expect.any(String), attempts: [] },
        { role: 'visitor', recipient: 'onne@example.ee', state: 'queued', sent_at: null },
      ],
    })
  })

  test('is new until it is marked as read, and again when an administrator says so', async () => {
    await send(anEnquiry())
    const [{ id }] = (await list()) as [Summary]
    const unread = async () => (await api.administrator.get('/api/messages/attention')).json().unread
    const mark = (read: unknown) => api.administrator.put(`/api/messages/${id}/read`, { read })
    await api.administrator.get(`/api/messages/${id}`)
    expect(await unread()).toBe(1)
    expect((await mark(true)).json().state).toBe('read')
    expect(await unread()).toBe(0)
    expect((await mark(false)).json().state).toBe('new')
    await api.administrator.post(`/api/messages/${id}/handled`, { handled: true })
    expect(await unread()).toBe(0)
    expect((await mark(false)).json()).toMatchObject({ state: 'new', handled_at: null, handled_by: null })
    await api.administrator.post(`/api/messages/${id}/handled`, { handled: true })
    const asSeen = (handled: boolean) => api.administrator.put(`/api/messages/${id}/read`, { read: false, handled })
    expect((await asSeen(false)).json(), 'another administrator handled it meanwhile').toMatchObject({ state: 'handled' })
    expect((await asSeen(true)).json().state).toBe('new')
    expect((await mark('yes')).statusCode).toBe(422)
    const before = api.queries.length
    expect(await unread()).toBe(1)
    expect(api.queries.length - before).toBe(2)
  })

  test('is marked as handled by its administrator, and as not handled again', async () => {
    await send(anEnquiry())
    const [{ id }] = (await list()) as [Summary]
    const url = `/api/messages/${id}/handled`
    const { email } = (await api.administrator.get('/auth/authenticate')).json().user
    const handled = await api.administrator.post(url, { handled: true })
    expect(handled.json()).toMatchObject({ state: 'handled', handled_by: email, handled_at: expect.any(String) })
    expect(await list('state=handled')).toHaveLength(1)
    expect(await list('state=read')).toHaveLength(0)
    const other = await logIn(api.visitor, await createAdministrator(api.orm))
    expect((await other.post(url, { handled: true })).json(), 'the first one stays').toEqual(handled.json())
    const again = await api.administrator.post(url, { handled: false })
    expect(again.json()).toMatchObject({ state: 'read', handled_by: null, handled_at: null })
    for (const body of [{}, { handled: 'yes' }, { handled: true, state: 'sent' }]) {
      expect((await api.administrator.post(url, body)).statusCode).toBe(422)
    }
  })

  test('is deleted with everything about it, its mail files too', async () => {
    const number = await send(anEnquiry())
    const [{ id }] = (await list()) as [Summary]
    await sql(`insert into mail_attempts (mail_id, at, outcome, detail) select id, now(), 'deferred', 'x' from mails`)
    mkdirSync(join(DATA_DIR, 'mail'), { recursive: true })
    for (const name of [`${number}.company.eml`, `${number}.visitor.eml`, 'other.eml'])
      writeFileSync(join(DATA_DIR, 'mail', name), '')
    expect((await api.administrator.delete(`/api/messages/${id}`)).statusCode).toBe(204)
    expect(await sql('select 1 from messages union all select 1 from mails union all select 1 from mail_attempts')).toEqual([])
    expect(readdirSync(join(DATA_DIR, 'mail'))).toEqual(['other.eml'])
    for (const answer of [
      await api.administrator.get(`/api/messages/${id}`),
      await api.administrator.delete(`/api/messages/${id}`),
      await api.administrator.post(`/api/messages/${id}/retry`),
      await api.administrator.put(`/api/messages/${id}/read`, { read: true }),
      await api.administrator.post(`/api/messages/${id}/handled`, { handled: true }),
    ]) {
      expect(answer.statusCode).toBe(404)
    }
  })
})

describe('messages are kept', () => {
  const put = (body: unknown) => api.administrator.put('/api/settings/retention', body)

  test('for 24 months, or as long as an administrator says', async () => {
    await sql(`delete from graphile_worker._private_jobs`)
    expect((await api.administrator.get('/api/settings/retention')).json()).toEqual({ months: 24 })
    expect((await put({ months: 7 })).json()).toEqual({ months: 7 })
    // The privacy policy names the months.
    const publishing = `select 1 from graphile_worker.jobs where task_identifier = 'publish'`
    expect(await sql(publishing)).not.toEqual([])
    expect((await put({ months: 6 })).json()).toEqual({ months: 6 })
    expect((await api.administrator.get('/api/settings/retention')).json()).toEqual({ months: 6 })
    for (const body of [{}, { months: 0 }, { months: 121 }, { months: 1.5 }, { months: '6' }, { months: 6, days: 1 }]) {
      expect((await put(body)).statusCode).toBe(422)
    }
    await sql('delete from settings')
  })

  test('and deleted when that time is over', async () => {
    for (const name of ['Vana', 'Uus']) await send(anEnquiry({ name }))
    await sql(`update messages set created_at = '2024-11-19T12:00:00Z' where name = 'Vana'`)
    await sql(`update messages set created_at = '2024-11-21T12:00:00Z' where name = 'Uus'`)
    expect(await deleteOldMessages(api.orm.em.fork(), new Date('2026-11-20T12:00:00Z'))).toHaveLength(1)
    expect(await names('')).toEqual(['Uus'])
    await put({ months: 1 })
    expect(await deleteOldMessages(api.orm.em.fork(), new Date('2024-12-20T12:00:00Z'))).toHaveLength(0)
    expect(await deleteOldMessages(api.orm.em.fork(), new Date('2024-12-22T12:00:00Z'))).toHaveLength(1)
    expect(await sql('select 1 from mails')).toEqual([])
  })
})

test('administrators hear when mails reach no one for want of a mail server', async () => {
  expect((await api.administrator.get('/api/messages/attention')).json()).toMatchObject({ has_mail_server: false })
  const withServer = await attentionOf(api.orm.em.fork(), { smtpUrl: 'smtp://127.0.0.1' })
  expect(withServer).toMatchObject({ has_mail_server: true })
})
