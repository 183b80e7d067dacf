import { describe, expect, onTestFinished, test } from 'vitest'
import { AUDIT_ACTION_NAMES } from '#server/audit-log/audit-actions.schemas.ts'
import { systemContext } from '#server/audit-log/audit-context.ts'
import type { AuditEventView, AuditPage } from '#server/audit-log/audit-log.schemas.ts'
import { deleteOldAuditEvents } from '#server/audit-log/audit-retention.ts'
import { recordAuditEvent } from '#server/audit-log/record-audit-event.ts'
import { derivedToken } from '#server/core/token.ts'
import { deleteOldMessages } from '#server/inbox/retention.ts'
import { prepareReset } from '#server/passwords/password-reset.service.ts'
import { useApi } from '#tests/support/api-app.ts'
import { type ApiClient, publicationOf } from '#tests/support/api-requests.ts'
import { type Account, aCategory, aPost, aProduct, create, createAdministrator, logIn } from '#tests/support/builders.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'
import { givePassword, logInWithPasskey, passkeyOwner, secondFactorOwner } from '#tests/support/passkey-steps.ts'
import { SoftwareAuthenticator } from '#tests/support/software-authenticator.ts'

const api = useApi()
const PASSWORD = 'a quite different, long password'

const { sql } = api
const page = async (query = ''): Promise<AuditPage> => (await api.administrator.get(`/api/audit-events?${query}`)).json()
const listed = async (query = ''): Promise<AuditEventView[]> => (await page(query)).events
const newest = async (query = '') => (await listed(query))[0]
const failLogIn = (email: string) => api.visitor.post('/auth/login', { email, password: 'not this one' })

async function anAdministrator(): Promise<{ account: Account; client: ApiClient }> {
  const account = await createAdministrator(api.orm)
  return { account, client: await logIn(api.visitor, account) }
}

async function leaveMessage(fields: object = {}): Promise<number> {
  expect((await api.visitor.post('/send-email', anEnquiry({ ...fields }))).statusCode).toBeLessThan(300)
  return Number((await sql('select max(id) as id from messages'))[0]?.['id'])
}

describe('the audit log tells of', () => {
  test('a log-in, with who, from where and under which id of the request', async () => {
    const account = await createAdministrator(api.orm)
    const answer = await api.visitor.post('/auth/login', { email: account.email, password: account.password })
    expect(await newest()).toMatchObject({
      action: 'log-in',
      actor: account.email,
      subject: null,
      network: '127.0.0.*',
      request_id: answer.headers['x-request-id'],
      details: {},
    })
  })

  test('a log-out, an ended session and a log-out everywhere', async () => {
    const { account, client } = await anAdministrator()
    await logIn(api.visitor, account)
    const sessions = (await client.get('/api/account/sessions')).json() as { id: string; is_current: boolean }[]
    await client.delete(`/api/account/sessions/${sessions.find(({ is_current }) => !is_current)?.id}`)
    expect(await newest()).toMatchObject({ action: 'session-ended', actor: account.email })
    await client.get('/auth/logout')
    expect(await newest()).toMatchObject({ action: 'log-out', actor: account.email })
    const again = await logIn(api.visitor, account)
    await again.delete('/api/account/sessions')
    expect(await newest()).toMatchObject({ action: 'sessions-ended', actor: account.email })
  })

  test('no log-out of one who was not logged in', async () => {
    const before = (await newest())?.id
    await api.visitor.get('/auth/logout')
    expect((await newest())?.id).toBe(before)
  })

  test('a changed password, a link to a new one that is asked for and used, but no request for an unknown address', async () => {
    const { account, client } = await anAdministrator()
    await client.put('/api/account/password', { current_password: account.password, new_password: PASSWORD })
    const subject = { type: 'administrator', id: account.id, label: account.email }
    expect(await newest()).toMatchObject({ action: 'password-changed', actor: account.email, subject })
    const settings = { sessionSecret: api.config.sessionSecret, now: new Date() }
    await prepareReset(api.orm.em.fork(), { email: account.email, locale: 'et', network: '192.0.2.*' }, settings)
    expect(await newest()).toMatchObject({ action: 'password-reset-asked', actor: null, subject, network: '192.0.2.*' })
    await prepareReset(api.orm.em.fork(), { email: 'keegi@example.ee', locale: 'et' }, settings)
    expect(await newest()).toMatchObject({ action: 'password-reset-asked', subject })
    const [{ seed } = {}] = await sql('select seed from password_resets where user_id = ?', [account.id])
    const token = derivedToken(api.config.sessionSecret, 'password-reset', String(seed))
    await api.visitor.post('/auth/password-resets/use', { token, password: `${PASSWORD}, another` })
    expect(await newest()).toMatchObject({ action: 'password-reset', actor: null, subject, network: '127.0.0.*' })
  })

  test('an invitation that is made, withdrawn or used, and an administrator who is removed', async () => {
    const made = await create(api.administrator, '/api/invitations', { email: 'mari.maasikas@example.ee' })
    const masked = { type: 'invitation', id: made.id, label: 'm***@e***.ee' }
    expect(await newest()).toMatchObject({ action: 'invitation-made', subject: masked })
    await api.administrator.delete(`/api/invitations/${made.id}`)
    expect(await newest()).toMatchObject({ action: 'invitation-withdrawn', subject: masked })
    const { id, url } = await create(api.administrator, '/api/invitations', {})
    const invite = new URL(String(url)).searchParams.get('invite')
    const joined = await api.visitor.post('/auth/signup', { email: 'uus@example.ee', password: PASSWORD, invite })
    const used = { action: 'invitation-used', subject: { type: 'invitation', id } }
    expect(await newest()).toMatchObject({ ...used, actor: 'uus@example.ee' })
    await api.administrator.delete(`/api/users/${joined.json().id}`)
    const subject = { type: 'administrator', id: joined.json().id, label: 'uus@example.ee' }
    expect(await newest()).toMatchObject({ action: 'administrator-removed', subject })
  })

  test('the open invitations that are withdrawn with an administrator, and no expired or used one', async () => {
    const { account, client } = await anAdministrator()
    for (const ended of [`expires_at = now() - interval '1 second'`, 'used_at = now()']) {
      await sql(`update invitations set ${ended} where id = ?`, [(await create(client, '/api/invitations', {})).id])
    }
    const ids = [
      (await create(client, '/api/invitations', {})).id,
      (await create(client, '/api/invitations', { email: 'mari.maasikas@example.ee' })).id,
    ]
    const before = Number((await newest())?.id)
    await api.administrator.delete(`/api/users/${account.id}`)
    const withdrawn = (await listed('action=invitation-withdrawn')).filter(({ id }) => id > before)
    expect(withdrawn.map(({ subject }) => subject)).toEqual([
      { type: 'invitation', id: ids[1], label: 'm***@e***.ee' },
      { type: 'invitation', id: ids[0], label: '' },
    ])
  })

  test('settings: the own language, and for how long messages are kept', async () => {
    await api.administrator.put('/api/account/language', { locale: 'ru' })
    onTestFinished(async () => {
      await api.administrator.put('/api/account/language', { locale: 'et' })
      await sql('delete from settings')
    })
    expect(await newest()).toMatchObject({ action: 'language-changed', details: { language: 'ru' } })
    await api.administrator.put('/api/settings/retention', { months: 30 })
    expect(await newest()).toMatchObject({ action: 'retention-changed', details: { months_before: 24, months: 30 } })
  })

  test('messages: exported, deleted by hand and by the nightly job, without a word of them', async () => {
    await api.administrator.get('/api/messages.csv?q=Salajane')
    expect(await newest()).toMatchObject({ action: 'messages-exported', details: { rows: 'messages', filtered: true } })
    const id = await leaveMessage()
    const [{ number } = {}] = await sql('select number from messages where id = ?', [id])
    await api.administrator.delete(`/api/messages/${id}`)
    expect(await newest()).toMatchObject({ action: 'message-deleted', subject: { type: 'message', id, label: number } })
    await leaveMessage()
    await deleteOldMessages(api.orm.em.fork(), new Date('2050-01-01T00:00:00Z'))
    expect(await newest()).toMatchObject({ action: 'messages-expired', actor: null, details: { count: 1 } })
    expect(JSON.stringify(await listed())).not.toMatch(/Salajane|onne@|Õnne/)
  })

  test('deleted content, and what is taken back and done again', async () => {
    const category = await create(api.administrator, '/api/categories', aCategory())
    const { id } = await create(api.administrator, '/api/products', aProduct({ category_id: category.id }))
    await api.administrator.delete(`/api/products/${id}`)
    expect(await newest()).toMatchObject({ action: 'content-deleted', subject: { type: 'product', id, label: 'Lavendliküünal' } })
    const post = await create(api.administrator, '/api/posts', aPost())
    let undone = publicationOf(await api.administrator.delete(`/api/posts/${post.id}`))
    expect(await newest()).toMatchObject({ action: 'content-deleted', subject: { type: 'post', id: post.id } })
    for (const action of ['publication-undone', 'publication-redone', 'publication-undone']) {
      const undo = await api.administrator.post(`/api/publications/${undone}/undo`)
      expect(await newest()).toMatchObject({ action, subject: { type: 'publication', id: undone } })
      undone = publicationOf(undo)
    }
  })
})

describe('a failed log-in', () => {
  test('names the account it was about; what was typed for none is nowhere, it may be a password', async () => {
    const account = await createAdministrator(api.orm)
    await failLogIn(account.email)
    const subject = { type: 'administrator', id: account.id, label: account.email }
    expect(await newest()).toMatchObject({ action: 'log-in-failed', actor: null, subject, details: { count: 1 } })
    await failLogIn('minu-salasona@example.ee')
    expect(await newest()).toMatchObject({ action: 'log-in-failed', actor: null, subject: null })
    expect(JSON.stringify(await sql('select * from audit_events'))).not.toMatch(/minu-salasona|not this one/)
  })

  test('is a right password whose second step is missing, however many wrong ones came before', async () => {
    const { account } = await secondFactorOwner(api)
    await Promise.all(Array.from({ length: 11 }, () => failLogIn(account.email)))
    await givePassword(api.visitor, account)
    const subject = { type: 'administrator', id: account.id, label: account.email }
    expect(await newest()).toMatchObject({ action: 'second-step-asked', actor: null, subject, details: { count: 1 } })
    await Promise.all(Array.from({ length: 11 }, () => givePassword(api.visitor, account)))
    const counts = (await listed(`person=${account.id}&action=second-step-asked`)).map(({ details }) => details['count'])
    expect(counts.toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('is a passkey that was refused: about its owner, or about no account', async () => {
    const { account, key } = await passkeyOwner(api)
    expect((await logInWithPasskey(api.visitor, key, { challenge: 'AAAA' })).statusCode).toBe(401)
    const subject = { type: 'administrator', id: account.id, label: account.email }
    expect(await newest()).toMatchObject({ action: 'log-in-failed', actor: null, subject, details: { count: 1 } })
    expect((await logInWithPasskey(api.visitor, key, { userHandle: 'AAAA' })).statusCode).toBe(401)
    expect(await newest()).toMatchObject({ action: 'log-in-failed', subject, details: { count: 2 } })
    const before = (await sql('select coalesce(sum(count), 0)::int as count from failed_log_ins where account_id = 0'))[0]
    expect((await logInWithPasskey(api.visitor, new SoftwareAuthenticator())).statusCode).toBe(401)
    const after = (await sql('select sum(count)::int as count from failed_log_ins where account_id = 0'))[0]
    expect(Number(after?.['count'])).toBe(Number(before?.['count']) + 1)
  })

  test('is a wrong present password of one who is logged in', async () => {
    const { account, client } = await anAdministrator()
    await client.put('/api/account/password', { current_password: 'not this one', new_password: PASSWORD })
    const subject = { type: 'administrator', id: account.id, label: account.email }
    expect(await newest()).toMatchObject({ action: 'log-in-failed', actor: account.email, subject, details: { count: 1 } })
  })

  test('leaves a row for each of the first ten of an hour, then one at twenty', async () => {
    const account = await createAdministrator(api.orm)
    await Promise.all(Array.from({ length: 22 }, () => failLogIn(account.email)))
    const counts = (await listed(`person=${account.id}&action=log-in-failed`)).map(({ details }) => details['count'])
    expect(counts.toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20])
    expect(await sql('select count from failed_log_ins where account_id = ?', [account.id])).toEqual([{ count: 22 }])
  })
})

/** Makes statements of this kind fail, until the test ends. */
async function refuse(kind: string): Promise<void> {
  api.expectErrors(/there is no room/)
  await sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'there is no room'; end $$`)
  onTestFinished(async () => void (await sql('drop function refuse() cascade')))
  await sql(`create constraint trigger refuse after ${kind} for each row execute function refuse()`)
}

describe('a row', () => {
  test('is rolled back with what it tells of', async () => {
    const id = await leaveMessage()
    const before = (await newest())?.id
    await refuse('delete on messages deferrable initially deferred')
    expect((await api.administrator.delete(`/api/messages/${id}`)).statusCode).toBe(500)
    expect((await newest())?.id).toBe(before)
  })

  test('that cannot be written keeps what it tells of from being done', async () => {
    const id = await leaveMessage()
    await refuse('insert on audit_events')
    expect((await api.administrator.delete(`/api/messages/${id}`)).statusCode).toBe(500)
    expect((await api.administrator.put('/api/settings/retention', { months: 3 })).statusCode).toBe(500)
    expect(await sql('select 1 as kept from messages where id = ?', [id])).toEqual([{ kept: 1 }])
    expect((await api.administrator.get('/api/settings/retention')).json()).toEqual({ months: 24 })
  })

  test('is refused with details that its action does not have', async () => {
    const event = { by: systemContext(new Date()), action: 'log-in', details: { password: 'secret' } } as never
    await expect(recordAuditEvent(api.orm.em.fork(), event)).rejects.toThrow(/password/)
  })

  test.each([
    ['changed', `update audit_events set actor_email = 'x'`],
    ['deleted', 'delete from audit_events where id = (select max(id) from audit_events)'],
    ['deleted with the others', 'truncate audit_events'],
    ['deleted while it is young', `delete from audit_events`],
  ])('is not %s: the database refuses', async (how, statement) => {
    const work = api.orm.em.fork().transactional(async tx => {
      if (how.includes('young')) await tx.execute(`set local aroomikoda.audit_retention = 'on'`)
      await tx.execute(statement)
    })
    await expect(work).rejects.toThrow(/append-only/)
    expect((await listed()).length).toBeGreaterThan(0)
  })

  test('is deleted at night when it is two years old, and no other', async () => {
    const old = `insert into audit_events (at, action, network, details) values (now() - interval '2 years' - interval '1 hour', 'log-out', '', '{}') returning id`
    const [{ id } = {}] = await sql(old)
    await expect(sql('delete from audit_events where id = ?', [id])).rejects.toThrow(/append-only/)
    const [{ count } = {}] = await sql('select count(*)::int as count from audit_events')
    expect(await deleteOldAuditEvents(api.orm.em.fork())).toBe(1)
    expect(await sql('select count(*)::int as count from audit_events')).toEqual([{ count: Number(count) - 1 }])
  })
})

describe('the list', () => {
  test('goes on where the part before ended, newest first, each row once', async () => {
    const ids: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const part = await page(`limit=3${cursor && `&cursor=${cursor}`}`)
      expect(part.events.length).toBeLessThanOrEqual(3)
      ids.push(...part.events.map(({ id }) => id))
      cursor = part.next_cursor
    }
    const all = (await sql('select id from audit_events order by id desc')).map(({ id }) => id)
    expect(ids).toEqual(all)
  })

  test('is narrowed to an action and to a person: what they did and what was done to their account', async () => {
    const { account } = await anAdministrator()
    await failLogIn(account.email)
    expect((await listed(`person=${account.id}`)).map(({ action }) => action)).toEqual(['log-in-failed', 'log-in'])
    expect((await listed(`person=${account.id}&action=log-in`)).map(({ actor }) => actor)).toEqual([account.email])
    expect((await page()).people).toContainEqual({ id: account.id, email: account.email })
  })

  test.each(['action=nothing', 'person=x', 'limit=0', 'cursor=-1'])('refuses %s', async query => {
    expect((await api.administrator.get(`/api/audit-events?${query}`)).statusCode).toBe(422)
  })

  test('is for administrators', async () => {
    expect((await api.visitor.get('/api/audit-events')).statusCode).toBe(401)
  })

  test('shows what a later version recorded', async () => {
    await sql(`insert into audit_events (at, action, network, details) values (now(), 'from-the-future', '', '{"a": 1}')`)
    expect(await newest()).toMatchObject({ action: 'from-the-future', details: { a: 1 } })
    expect(AUDIT_ACTION_NAMES).not.toContain('from-the-future')
  })
})
