import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditPage } from '#server/audit-log/audit-log.schemas.ts'
import { mailFolder } from '#server/mail/mail-settings.ts'
import { askForReset } from '#server/passwords/password-reset.service.ts'
import { EMAIL_COLUMNS } from '#server/personal-data/erase-person.ts'
import type { ErasedPerson, FoundPerson, PersonExport } from '#server/personal-data/personal-data.schemas.ts'
import { useApi } from '#tests/support/api-app.ts'
import { type Account, aCategory, create, createAdministrator, createProduct, logIn } from '#tests/support/builders.ts'
import {
  aBooking,
  aContactMessage,
  anEnquiry,
  anOfferRequest,
  anOrder,
  aScentOfferRequest,
} from '#tests/support/message-payloads.ts'
import { placesOfText } from '#tests/support/places-of-text.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-person-'))
const api = useApi({ env: { DATA_DIR: dataDir } })
afterAll(() => rmSync(dataDir, { recursive: true }))

const PERSON = 'mari.maasikas@example.ee'
/** As the forms keep it. */
const SPELLED = 'Mari.Maasikas@Example.ee'
const sender = { name: 'Mari Maasikas', email: SPELLED, phone: '+372 5555 1234' }

const { sql } = api
const ask = (what: 'search' | 'export' | 'erase', body: object) => api.administrator.post(`/api/personal-data/${what}`, body)
const find = async (email = PERSON): Promise<FoundPerson> => (await ask('search', { email })).json()
const erase = async (body: object = {}): Promise<ErasedPerson> => (await ask('erase', { email: PERSON, ...body })).json()

async function leave(form: object): Promise<void> {
  const answer = await api.visitor.post('/send-email', form)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
}

async function leaveOrder(fields: object = {}): Promise<{ id: number; number: string }> {
  const category = await create(api.administrator, '/api/categories', aCategory())
  const product = await createProduct(api.administrator, { category_id: category.id })
  await leave(anOrder([[product, 2]], { ...sender, message: 'Uksekood 1234', ...fields }))
  return (await sql('select id, number from messages order by id desc limit 1'))[0] as { id: number; number: string }
}

async function leaveEverything(): Promise<void> {
  for (const form of [anEnquiry, aContactMessage, anOfferRequest, aScentOfferRequest, aBooking]) await leave(form({ ...sender }))
  await leaveOrder()
  await leave(anEnquiry({ name: 'Teine', email: 'teine@example.ee' }))
  await create(api.administrator, '/api/invitations', { email: PERSON })
}

const placesOf = (text: string) => placesOfText(api.orm, text)

beforeEach(async () => {
  await sql('delete from messages')
  await sql('delete from invitations')
})

test('every column of the database that holds an e-mail address is known to the erasure', async () => {
  const columns = await sql(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ '(^|_)e?mail($|_)' and data_type in ('text', 'character varying')`,
  )
  expect(new Set(columns.map(({ name }) => name))).toEqual(new Set(Object.keys(EMAIL_COLUMNS)))
})

describe('what is kept about an address', () => {
  test('is counted by kind, however the address is spelled', async () => {
    await leaveEverything()
    const found = await find(' MARI.maasikas@EXAMPLE.ee ')
    const counts = { lawful_orders: 1, mails: 13, waiting_mails: 13, invitations: 1, audit_events: 0 }
    expect(found).toMatchObject({ email: PERSON, ...counts, account: 'none', mentions: [], backup_days: 186 })
    const kinds = ['booking', 'contact', 'enquiry', 'offer', 'order', 'scent-offer']
    expect(found.messages).toEqual(kinds.map(kind => ({ kind, count: 1 })))
    for (const pasted of [`<${SPELLED}>`, `mailto:${SPELLED}`]) expect(await find(pasted)).toEqual(found)
  })

  test('is nothing for an address that no one used', async () => {
    expect(await find('keegi@example.ee')).toMatchObject({ messages: [], mails: 0, invitations: 0, account: 'none' })
  })

  test('names the messages of others that mention it', async () => {
    for (const mention of [{ message: `Kirjutage ka ${SPELLED}` }, { name: SPELLED }]) await leave(anEnquiry(mention))
    const kept = await sql('select id, number from messages order by id desc')
    expect((await find()).mentions).toEqual(kept)
    await erase()
    expect(await sql('select id, number from messages order by id desc')).toEqual(kept)
  })

  test.each(['search', 'export', 'erase'] as const)(
    'is asked for with an address and a log-in of a moment ago: %s',
    async what => {
      const wrong = ['x', 'x@y', 'a b@c.ee', `${PERSON}.`, `${PERSON}”`, `'${PERSON}'`, `M <${PERSON}>`].map(email => ({ email }))
      for (const body of [{}, ...wrong, { email: PERSON, x: 1 }]) {
        expect((await ask(what, body)).statusCode).toBe(422)
      }
      expect((await api.visitor.post(`/api/personal-data/${what}`, { email: PERSON })).statusCode).toBe(401)
      const account = await createAdministrator(api.orm)
      const client = await logIn(api.visitor, account)
      const long = `update sessions set data = jsonb_set(data::jsonb, '{loggedInAt}', to_jsonb(0)) where user_id = ?`
      await sql(long, [account.id])
      expect((await client.post(`/api/personal-data/${what}`, { email: PERSON })).json().code).toBe('LOGIN_NOT_RECENT')
    },
  )

  test('is in no line of the log', async () => {
    await leaveEverything()
    await find()
    await ask('export', { email: PERSON })
    await erase()
    expect(JSON.stringify(api.logged).toLowerCase()).not.toContain(PERSON)
  })
})

describe('the export', () => {
  test('holds every message with all that was typed, its mails and the invitation; nothing of others', async () => {
    await leaveEverything()
    const exported = (await ask('export', { email: PERSON })).json() as PersonExport
    expect(exported.messages.map(({ kind }) => kind)).toEqual(['enquiry', 'contact', 'offer', 'scent-offer', 'booking', 'order'])
    for (const message of exported.messages) {
      expect(message).toMatchObject({ name: 'Mari Maasikas', email: SPELLED, phone: sender.phone })
      expect(message['mails']).toHaveLength(2)
    }
    expect(exported.messages[2]).toMatchObject({ fields: { ettevote: 'OÜ Õunaaed & pojad', participants: 12 } })
    expect(exported.messages[5]).toMatchObject({ message: 'Uksekood 1234', fields: { cart: [{ quantity: 2 }] } })
    expect(exported.invitations).toMatchObject([{ email: PERSON }])
    expect(exported.account).toBeNull()
    expect(JSON.stringify(exported)).not.toMatch(/teine@|token|hash/)
  })

  test('holds an administrator’s account, without what opens it, and what the audit log has', async () => {
    const account = await createAdministrator(api.orm)
    await logIn(api.visitor, account)
    const exported = (await ask('export', { email: account.email })).json() as PersonExport
    expect(exported.account).toMatchObject({ email: account.email, sessions: [{ network: '127.0.0.*' }], known_browsers: [{}] })
    expect(exported.audit_events).toMatchObject([{ action: 'log-in', done_by: account.email }])
    expect(JSON.stringify(exported)).not.toMatch(/argon2|hash|token/)
  })

  test('does not hold whom this administrator removed, nor who removed this one, nor from where', async () => {
    const other = await createAdministrator(api.orm)
    await api.administrator.delete(`/api/users/${other.id}`)
    const [event] = await sql('select actor_email as email from audit_events where subject_id = ?', [other.id])
    const exported = (await ask('export', { email: event?.email })).json() as PersonExport
    expect(exported.audit_events.map(({ action }) => action)).toContain('administrator-removed')
    expect(JSON.stringify(exported.audit_events)).not.toContain(other.email)
    const { audit_events } = (await ask('export', { email: other.email })).json() as PersonExport
    expect(audit_events).toMatchObject([{ action: 'administrator-removed', done_by: null, network: null }])
  })

  test('is told by the audit log, without the address', async () => {
    await ask('export', { email: PERSON })
    const { events } = (await api.administrator.get('/api/audit-events?limit=1')).json() as AuditPage
    expect(events).toMatchObject([{ action: 'person-exported', subject: { type: 'person', label: 'm***@e***.ee' } }])
  })
})

describe('the erasure', () => {
  test('of everything leaves the address nowhere, and others as they were', async () => {
    await leaveEverything()
    await askForReset(
      api.orm.em.fork(),
      { email: PERSON, locale: 'et' },
      { actor: null, network: '', requestId: null, at: new Date() },
    )
    expect(await placesOf(PERSON)).toEqual(['_private_jobs.payload', 'invitations.email', 'messages.email'])
    const counts = { deleted_messages: 6, anonymised_orders: 0, withheld_mails: 13, deleted_invitations: 1 }
    expect(await erase({ orders: 'erase' })).toEqual({ ...counts, account: 'none' })
    for (const text of [PERSON, sender.name, sender.phone, 'Uksekood']) expect(await placesOf(text)).toEqual([])
    expect(await sql('select email from messages')).toEqual([{ email: 'teine@example.ee' }])
    expect(await sql('select count(*)::int as count from mails')).toEqual([{ count: 2 }])
  })

  test('keeps what the law wants of orders of the last seven years, without the person', async () => {
    const { id, number } = await leaveOrder({ parcel_machine: 'Kodutee 5' })
    expect(await erase()).toMatchObject({ deleted_messages: 0, anonymised_orders: 1, withheld_mails: 2 })
    for (const text of [PERSON, sender.name, sender.phone, 'Uksekood', 'Kodutee 5']) expect(await placesOf(text)).toEqual([])
    const kept = (await api.administrator.get(`/api/messages/${id}`)).json()
    expect(kept).toMatchObject({
      number,
      kind: 'order',
      name: '',
      email: '',
      phone: '',
      message: '',
      total: 39.8,
      deliveries: [],
    })
    expect(Object.keys(kept.fields).sort()).toEqual(['cart', 'select_delivery', 'select_payment', 'total'])
    expect(kept.fields.cart).toMatchObject([{ header: 'Lavendliküünal', quantity: 2, new_price: 19.9 }])
    expect((await find()).messages).toEqual([])
    const csv = await api.administrator.get('/api/messages.csv?rows=order-lines')
    expect([csv.statusCode, csv.body.includes(number)]).toEqual([200, true])
  })

  test('counts the seven years from the end of the year of the order', async () => {
    const year = Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Tallinn', year: 'numeric' }).format(new Date()))
    const young = await leaveOrder()
    const old = await leaveOrder({ message: 'Teine' })
    await sql(`update messages set created_at = ?::timestamp at time zone 'Europe/Tallinn' where id = ?`, [
      `${year - 7}-01-01 00:00`,
      young.id,
    ])
    await sql(`update messages set created_at = ?::timestamp at time zone 'Europe/Tallinn' where id = ?`, [
      `${year - 8}-12-31 23:59`,
      old.id,
    ])
    expect((await find()).lawful_orders).toBe(1)
    expect(await erase()).toMatchObject({ deleted_messages: 1, anonymised_orders: 1 })
    expect(await sql('select id from messages')).toEqual([{ id: young.id }])
  })

  test('deletes the files of mails, also what a killed process left of one', async () => {
    const { number } = await leaveOrder()
    mkdirSync(mailFolder(dataDir), { recursive: true })
    const files = ['company.eml', 'visitor.eml', 'visitor.eml.part'].map(end => join(mailFolder(dataDir), `${number}.${end}`))
    for (const file of files) writeFileSync(file, sender.name)
    await erase()
    expect(files.filter(file => existsSync(file))).toEqual([])
  })

  test('is done also where a file of a mail cannot be removed', async () => {
    const { number } = await leaveOrder()
    const file = join(mailFolder(dataDir), `${number}.visitor.eml`)
    mkdirSync(join(file, 'in-the-way'), { recursive: true })
    api.expectErrors(/file of a mail could not be deleted/)
    const answer = await ask('erase', { email: PERSON })
    rmSync(file, { recursive: true })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  test('is refused while a mail of the person is being sent', async () => {
    await leave(anEnquiry({ ...sender }))
    await sql(`update mails set claimed_until = now() + interval '1 minute' where role = 'visitor'`)
    const answer = await ask('erase', { email: PERSON })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'MESSAGE_BEING_SENT'])
    expect((await find()).messages).toEqual([{ kind: 'enquiry', count: 1 }])
  })

  test('is told by the audit log without the address, and is not done when it cannot be told', async () => {
    await leave(anEnquiry({ ...sender }))
    api.expectErrors(/the log is full/)
    await sql(`create function full_log() returns trigger language plpgsql as $$ begin raise exception 'the log is full'; end $$`)
    await sql('create trigger full_log before insert on audit_events for each row execute function full_log()')
    expect((await ask('erase', { email: PERSON })).statusCode).toBe(500)
    await sql('drop function full_log() cascade')
    expect((await find()).messages).toEqual([{ kind: 'enquiry', count: 1 }])
    await erase()
    const { events } = (await api.administrator.get('/api/audit-events?limit=1')).json() as AuditPage
    const details = { deleted: 1, anonymised: 0 }
    expect(events).toMatchObject([{ action: 'person-erased', subject: { label: 'm***@e***.ee' }, details }])
    expect(JSON.stringify(events)).not.toContain('maasikas')
  })
})

describe('of an administrator', () => {
  async function administratorWhoWrote(): Promise<Account> {
    const account = await createAdministrator(api.orm)
    await logIn(api.visitor, account)
    await leave(anEnquiry({ ...sender, email: account.email }))
    return account
  }

  test('who works here the messages are erased; the account stays and opens', async () => {
    const account = await administratorWhoWrote()
    expect(await find(account.email)).toMatchObject({ account: 'active', messages: [{ kind: 'enquiry', count: 1 }] })
    expect(await erase({ email: account.email })).toMatchObject({ deleted_messages: 1, account: 'kept' })
    await logIn(api.visitor, account)
  })

  test('who was removed the mails of the account are counted, and the erasure is refused while one is being sent', async () => {
    const account = await administratorWhoWrote()
    await api.administrator.delete(`/api/users/${account.id}`)
    const { mails } = await find(account.email)
    await sql(
      `with reset as (insert into password_resets (user_id, seed, token_hash, locale, created_at, expires_at)
         values (?, 'a seed', 'a hash', 'et', now(), now() + interval '1 hour') returning id)
       insert into mails (password_reset_id, role, state, queued_at, attempts_made, claimed_until)
         select id, 'password-reset', 'queued', now(), 0, now() + interval '1 minute' from reset`,
      [account.id],
    )
    expect((await find(account.email)).mails).toBe(mails + 1)
    expect((await ask('erase', { email: account.email })).json().code).toBe('MESSAGE_BEING_SENT')
    await sql('delete from password_resets where user_id = ?', [account.id])
  })

  test('who was removed the address stays in the audit log alone', async () => {
    const account = await administratorWhoWrote()
    await api.administrator.delete(`/api/users/${account.id}`)
    expect((await find(account.email)).account).toBe('removed')
    expect(await erase({ email: account.email })).toMatchObject({ account: 'anonymised' })
    expect(await placesOf(account.email)).toEqual(['audit_events.actor_email', 'audit_events.subject_label'])
    expect(await find(account.email)).toMatchObject({ account: 'none', audit_events: 2 })
    const joined = await createAdministrator(api.orm, { email: account.email })
    expect(joined.id).not.toBe(account.id)
  })
})
