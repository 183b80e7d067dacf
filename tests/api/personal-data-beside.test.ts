import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { AuditPage } from '#server/audit-log/audit-log.schemas.ts'
import { mailFolder } from '#server/mail/mail-settings.ts'
import { askForReset, prepareReset } from '#server/passwords/password-reset.service.ts'
import type { ErasedPerson, FoundPerson, PersonExport } from '#server/personal-data/personal-data.schemas.ts'
import { useApi } from '#tests/support/api-app.ts'
import { aCategory, create, createAdministrator, createProduct, logIn } from '#tests/support/builders.ts'
import { anEnquiry, anOrder } from '#tests/support/message-payloads.ts'
import { placesOfText } from '#tests/support/places-of-text.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const api = useApi({ env: { DATA_DIR: dataDir } })
const PERSON = 'kadri.kask@example.ee'

const { sql } = api
const WAITING = `select 1 from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database() and query like '%messages%'`
async function leave(form: object): Promise<void> {
  const answer = await api.visitor.post('/send-email', form)
  expect(answer.statusCode, answer.body).toBe(200)
}

beforeEach(() => sql('delete from messages'))

test('what a customer wrote for the site leaves no trace in the audit log, also when it is deleted and that is undone', async () => {
  const body = `<p>Kadri Kask, ${PERSON}: suurepärane!</p>`
  const { id } = await create(api.administrator, '/api/feedbacks', { body, body_en: '', body_ru: '' })
  const deleted = await api.administrator.delete(`/api/feedbacks/${id}`)
  const publication = Number(deleted.headers['publication-id'])
  expect((await api.administrator.post(`/api/publications/${publication}/undo`, {})).statusCode).toBe(201)
  expect((await api.administrator.delete(`/api/feedbacks/${id}`)).statusCode).toBe(204)
  expect(await placesOfText(api.orm, PERSON)).toEqual(['publications.changes'])
  const { events } = (await api.administrator.get('/api/audit-events?limit=3')).json<AuditPage>()
  expect(events.map(({ subject }) => subject)).toEqual([
    { type: 'feedback', id, label: '' },
    { type: 'publication', id: publication, label: '' },
    { type: 'feedback', id, label: '' },
  ])
})

test('the export says of a mail that became a file that it was kept, not sent', async () => {
  await leave(anEnquiry({ email: PERSON }))
  await sql(`update mails set state = 'sent', sent_at = now(), kept_as_file = role = 'visitor'`)
  const { messages } = (await api.administrator.post('/api/personal-data/export', { email: PERSON })).json<PersonExport>()
  expect(messages).toMatchObject([
    {
      mails: [
        { to: 'company', state: 'sent' },
        { to: 'visitor', state: 'kept' },
      ],
    },
  ])
})

test('an order that comes while its sender’s data is erased stays, as the law wants it and the sender has its number', async () => {
  const category = await create(api.administrator, '/api/categories', aCategory())
  const product = await createProduct(api.administrator, { category_id: category.id })
  const order = () => leave(anOrder([[product, 1]], { email: PERSON }))
  await order()
  await leave(anEnquiry({ email: PERSON }))
  const other = new Client({ connectionString: String(api.orm.config.get('clientUrl')) })
  await other.connect()
  try {
    // The erasure waits for this row, after it has looked for the orders.
    await other.query(`begin; select * from messages where kind = 'order' for update`)
    const erasing = api.administrator.post('/api/personal-data/erase', { email: PERSON })
    await expect.poll(() => sql(WAITING), { timeout: 60_000 }).toHaveLength(1)
    await order()
    await other.query('commit')
    expect((await erasing).json<ErasedPerson>()).toMatchObject({ deleted_messages: 1, anonymised_orders: 1 })
  } finally {
    await other.end()
  }
  const left = await sql('select kind, email from messages order by id')
  expect(left).toEqual([
    { kind: 'order', email: '' },
    { kind: 'order', email: PERSON },
  ])
})

test('a request for a new password that a job still holds is found, so that it can be erased', async () => {
  const find = async () =>
    (await api.administrator.post('/api/personal-data/search', { email: PERSON })).json<FoundPerson>().requests_for_a_new_password
  const asked = { actor: null, network: '', requestId: null, at: new Date() }
  await askForReset(api.orm.em.fork(), { email: PERSON, locale: 'et' }, asked)
  expect(await find()).toBe(1)
  await api.administrator.post('/api/personal-data/erase', { email: PERSON })
  expect(await find()).toBe(0)
})

test('the messages of others that mention a person are counted where they are too many to list', async () => {
  await leave(anEnquiry({ message: `Kirjutage ka ${PERSON}` }))
  const copied = (await sql('select * from messages'))[0] as Record<string, unknown>
  const others = Object.keys(copied).filter(name => !['id', 'number', 'idempotency_key'].includes(name))
  const columns = others.join(', ')
  await sql(`insert into messages (number, ${columns}) select 'X' || n, ${columns} from messages, generate_series(1, 101) as n`)
  const found = (await api.administrator.post('/api/personal-data/search', { email: PERSON })).json<FoundPerson>()
  expect([found.mentions.length, found.more_mentions]).toEqual([100, 2])
})

test('the erasure of a removed administrator takes the mails that told of the account, the language, and what a late log-in left', async () => {
  const account = await createAdministrator(api.orm)
  // The second is from an unknown browser.
  await logIn(api.visitor, account)
  await logIn(api.visitor, account)
  await sql(`update users set locale = 'et' where id = ?`, [account.id])
  expect((await api.administrator.delete(`/api/users/${account.id}`)).statusCode).toBe(204)
  // As from a log-in that was under way then.
  await sql(
    `insert into sessions (id_hash, user_id, data, created_at, last_seen_at, user_agent, network, expires_at)
     values ('late', ?, '{}', now(), now(), 'Firefox', '192.0.2.0', now() + interval '1 day')`,
    [account.id],
  )
  await sql(`insert into known_devices (user_id, token_hash, first_seen_at, last_seen_at) values (?, 'late', now(), now())`, [
    account.id,
  ])
  const ask = (what: 'search' | 'erase') => api.administrator.post(`/api/personal-data/${what}`, { email: account.email })
  expect((await ask('search')).json()).toMatchObject({ account: 'removed', mails: 1 })
  await sql(`update mails set claimed_until = now() + interval '1 minute'`)
  expect((await ask('erase')).json().code).toBe('MESSAGE_BEING_SENT')
  await sql('update mails set claimed_until = null')
  expect((await ask('erase')).json<ErasedPerson>()).toMatchObject({ account: 'anonymised' })
  expect(await sql('select locale from users where id = ?', [account.id])).toEqual([{ locale: null }])
  for (const table of ['account_notices', 'sessions', 'known_devices']) {
    expect(await sql(`select * from ${table} where user_id = ?`, [account.id]), table).toEqual([])
  }
})

test('the erasure of a removed administrator takes the files of mails that told of the account', async () => {
  const account = await createAdministrator(api.orm)
  await logIn(api.visitor, account)
  await logIn(api.visitor, account)
  const [notice] = await sql('select id from account_notices where user_id = ?', [account.id])
  await api.administrator.delete(`/api/users/${account.id}`)
  const file = `account-notice-${Number(notice?.['id'])}.eml`
  mkdirSync(mailFolder(dataDir), { recursive: true })
  writeFileSync(join(mailFolder(dataDir), file), account.email)
  expect((await api.administrator.post('/api/personal-data/erase', { email: account.email })).statusCode).toBe(200)
  expect(readdirSync(mailFolder(dataDir))).not.toContain(file)
})

test('the erasure takes the file of a mail that invited the person', async () => {
  const { id } = await create(api.administrator, '/api/invitations', { email: PERSON, locale: 'et' })
  const folder = mailFolder(dataDir)
  mkdirSync(folder, { recursive: true })
  for (const name of [`invitation-${id}.eml`, 'of-another-person.eml']) writeFileSync(join(folder, name), PERSON)
  expect((await api.administrator.post('/api/personal-data/erase', { email: PERSON })).statusCode).toBe(200)
  expect(readdirSync(folder)).toEqual(['of-another-person.eml'])
})

test('the export holds the e-mails of an invitation, of notices and of links for a new password', async () => {
  await create(api.administrator, '/api/invitations', { email: PERSON })
  const account = await createAdministrator(api.orm)
  // The second is from an unknown browser.
  await logIn(api.visitor, account)
  await logIn(api.visitor, account)
  const now = new Date()
  await prepareReset(api.orm.em.fork(), { email: account.email, locale: 'et' }, { sessionSecret: 'x'.repeat(32), now })
  await sql(`insert into mail_attempts (mail_id, at, outcome, detail) select id, now(), 'failed', 'no such mailbox' from mails`)
  const exported = async (email: string) =>
    (await api.administrator.post('/api/personal-data/export', { email })).json<PersonExport>()
  const mails = [{ to: 'person', state: 'queued', attempts: [{ outcome: 'failed', detail: 'no such mailbox' }] }]
  expect((await exported(PERSON)).invitations).toMatchObject([{ email: PERSON, mails }])
  const { account: own } = await exported(account.email)
  expect(own).toMatchObject({ notices: [{ kind: 'new-device', mails }], links_for_a_new_password: [{ mails }] })
})
