import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { callerOf, networkOf } from '#server/core/network.ts'
import { derivedToken } from '#server/core/token.ts'
import { Invitation } from '#server/invitations/invitation.entity.ts'
import { Picture } from '#server/pictures/picture.entity.ts'
import { Session } from '#server/sessions/session.entity.ts'
import { User } from '#server/users/user.entity.ts'
import { useApi } from '#tests/support/api-app.ts'
import { type ApiClient, publicationOf, sessionCookie, statusCodes } from '#tests/support/api-requests.ts'
import { aPost, createAdministrator, logIn } from '#tests/support/builders.ts'
import { sendHalf } from '#tests/support/held-request.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'
import { aPlainPicture } from '#tests/support/picture-files.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const api = useApi({ env: { TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: dataDir } })
const NEW_PASSWORD = 'a quite different password'

const isLoggedIn = async (client: ApiClient) => (await client.get('/auth/authenticate')).json().authenticated as boolean
const sessionsOf = async (client: ApiClient) => (await client.get('/api/account/sessions')).json() as Record<string, unknown>[]

describe('changing the password', () => {
  const change = (client: ApiClient, current_password: string, new_password = NEW_PASSWORD) =>
    client.put('/api/account/password', { current_password, new_password })

  test('ends every other session and gives this one a new id', async () => {
    const account = await createAdministrator(api.orm)
    const [here, elsewhere] = [await logIn(api.visitor, account), await logIn(api.visitor, account)]
    const answer = await change(here, account.password)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect([await isLoggedIn(here), await isLoggedIn(elsewhere)]).toEqual([false, false])
    const renewed = api.visitor.withCookie(String(sessionCookie(answer)))
    expect(await isLoggedIn(renewed)).toBe(true)
    expect(await sessionsOf(renewed)).toHaveLength(1)
    expect((await api.visitor.post('/auth/login', account)).statusCode).toBe(401)
    await logIn(api.visitor, { ...account, password: NEW_PASSWORD })
  })

  test('refuses the later of two changes at once: its present password is no longer right', async () => {
    const account = await createAdministrator(api.orm)
    const [owner, stranger] = [await logIn(api.visitor, account), await logIn(api.visitor, account)]
    const chosen = [NEW_PASSWORD, 'not that of the owner']
    const answers = await Promise.all([change(owner, account.password, chosen[0]), change(stranger, account.password, chosen[1])])
    expect(statusCodes(answers)).toEqual([204, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().errors).toEqual([{ path: 'current_password', code: 'WRONG', message: expect.any(String) }])
    const kept = chosen[answers.findIndex(({ statusCode }) => statusCode === 204)]
    await logIn(api.visitor, { ...account, password: String(kept) })
  })

  test.each([
    ['with a wrong present password', 'not the present one', NEW_PASSWORD, 'current_password', 'WRONG'],
    ['with a short one', null, 'x'.repeat(11), 'new_password', 'TOO_SHORT'],
    ['with a long one', null, 'x'.repeat(201), 'new_password', 'TOO_LONG'],
    ['with one that is tried early', null, 'qwertyuiop123', 'new_password', 'TOO_COMMON'],
    ['without the present one', '', NEW_PASSWORD, 'current_password', 'REQUIRED'],
  ])('%s is refused at the field, and nothing changes', async (_name, current, chosen, path, code) => {
    const account = await createAdministrator(api.orm)
    const client = await logIn(api.visitor, account)
    const answer = await change(client, current ?? account.password, chosen)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, code, message: expect.any(String) }]])
    expect(await isLoggedIn(client)).toBe(true)
    await logIn(api.visitor, account)
  })
})

describe('the list of sessions', () => {
  test('tells when and from where each was begun, which one asks, and nothing that opens one', async () => {
    const account = await createAdministrator(api.orm)
    const headers = { 'user-agent': `Firefox\t${'x'.repeat(500)}`, 'x-forwarded-for': '203.0.113.77' }
    await api.visitor.post('/auth/login', account, headers)
    const client = await logIn(api.visitor, account)
    const answer = await client.get('/api/account/sessions')
    const [current, other] = (answer.json() as { is_current: boolean }[]).sort((a, b) => +b.is_current - +a.is_current)
    expect(current).toMatchObject({ is_current: true, network: '127.0.0.*' })
    expect(other).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      is_current: false,
      network: '203.0.113.*',
      user_agent: `Firefox ${'x'.repeat(392)}`,
      created_at: expect.any(String),
      last_seen_at: expect.any(String),
    })
    const hashes = (await api.orm.em.fork().find(Session, { user_id: account.id })).map(({ id_hash }) => id_hash)
    for (const hash of hashes) expect(answer.body).not.toContain(hash)
  })

  test('has an administrator’s own sessions only, and lets them end no others', async () => {
    const [mine, theirs] = [await createAdministrator(api.orm), await createAdministrator(api.orm)]
    const [me, them] = [await logIn(api.visitor, mine), await logIn(api.visitor, theirs)]
    const [session] = await sessionsOf(them)
    expect(await sessionsOf(me)).toHaveLength(1)
    expect((await me.delete(`/api/account/sessions/${String(session?.['id'])}`)).statusCode).toBe(404)
    expect((await me.delete('/api/account/sessions/x')).statusCode).toBe(404)
    expect(await isLoggedIn(them)).toBe(true)
  })

  test('lets an administrator end one of them', async () => {
    const account = await createAdministrator(api.orm)
    const [here, lost] = [await logIn(api.visitor, account), await logIn(api.visitor, account)]
    const other = (await sessionsOf(here)).find(session => !session['is_current'])
    expect((await here.delete(`/api/account/sessions/${String(other?.['id'])}`)).statusCode).toBe(204)
    expect([await isLoggedIn(here), await isLoggedIn(lost)]).toEqual([true, false])
  })

  test('lets an administrator end all of them, this one too', async () => {
    const account = await createAdministrator(api.orm)
    const [here, elsewhere, another] = [
      await logIn(api.visitor, account),
      await logIn(api.visitor, account),
      await logIn(api.visitor, await createAdministrator(api.orm)),
    ]
    const answer = await here.delete('/api/account/sessions')
    expect([answer.statusCode, answer.cookies[0]?.value]).toEqual([204, ''])
    expect([await isLoggedIn(here), await isLoggedIn(elsewhere), await isLoggedIn(another)]).toEqual([false, false, true])
  })

  test('notes at most every five minutes that a session is in use', async () => {
    const account = await createAdministrator(api.orm)
    const client = await logIn(api.visitor, account)
    const writes = () => api.queries.filter(sql => /update "sessions"/.test(sql)).length
    const before = writes()
    await sessionsOf(client)
    expect(writes()).toBe(before)
    const longAgo = new Date(Date.now() - 6 * 60 * 1000)
    await api.orm.em.fork().nativeUpdate(Session, { user_id: account.id }, { last_seen_at: longAgo })
    const aged = writes()
    // Open pages ask for it by themselves.
    await client.get('/api/publications/1')
    expect(writes()).toBe(aged)
    await sessionsOf(client)
    await sessionsOf(client)
    expect(writes()).toBe(aged + 1)
    const [session] = await sessionsOf(client)
    expect(Date.parse(String(session?.['last_seen_at']))).toBeGreaterThan(longAgo.getTime() + 60_000)
  })

  test.each([
    ['203.0.113.7', '203.0.113.*'],
    ['::ffff:203.0.113.7', '203.0.113.*'],
    ['2001:db8:1:2::3', '2001:db8:1:*'],
    ['2001:db8::1', '2001:db8:0:*'],
    ['fe80::1%eth0', 'fe80:0:0:*'],
    ['203.0.113.7:51234', '203.0.113.*'],
    ['nonsense', ''],
  ])('tells only the network of %s: %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::3', '2001:db8:1:2'],
    ['2001:0DB8:0001:2:9:8:7:6', '2001:db8:1:2'],
    ['2001::2:3:4:5:6:7', '2001:0:2:3'],
    ['::1', '0:0:0:0'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::3]:51234', '2001:db8:1:2'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['64:ff9b::cb00:7107', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
  ])('counts requests of %s as those of %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller)
  })
})

describe('a request whose body is held back until its administrator is removed', () => {
  /** Sends half of the request, removes its administrator, sends the rest. @returns the answer */
  async function finishAfterRemoval(path: string, type: string, body: Buffer, { isChunked = false } = {}): Promise<string> {
    const account = await createAdministrator(api.orm)
    const login = await api.visitor.post('/auth/login', account)
    const finish = await sendHalf(api, { cookie: sessionCookie(login), path, type, body, isChunked })
    expect((await api.administrator.delete(`/api/users/${account.id}`)).statusCode).toBe(204)
    return finish()
  }

  test.each(['{"locale":"et"}', 'null'])('makes no invitation: %s', async body => {
    const before = await api.orm.em.fork().count(Invitation)
    const answer = await finishAfterRemoval('/api/invitations', 'application/json', Buffer.from(body))
    expect(answer).toMatch(/^HTTP\/1\.1 401 [^]*NOT_AUTHENTICATED/)
    expect(await api.orm.em.fork().count(Invitation)).toBe(before)
  })

  test.each([
    [' 0', 'its length', {}],
    [' 0', 'no length', { isChunked: true }],
  ])('queues no mail again, with the body “%s” and %s', async (body, _, options) => {
    await api.visitor.post('/send-email', anEnquiry())
    await api.sql(`update mails set state = 'failed'`)
    const answer = await finishAfterRemoval('/api/messages/retry', 'application/json', Buffer.from(body), options)
    expect(answer).toMatch(/^HTTP\/1\.1 401 [^]*NOT_AUTHENTICATED/)
    expect(await api.sql('select distinct state from mails')).toEqual([{ state: 'failed' }])
  })

  test('keeps no picture', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
    const picture = await aPlainPicture(20, 20, '#567').png().toBuffer()
    const body = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')])
    const answer = await finishAfterRemoval('/api/pictures', 'multipart/form-data; boundary=x', body)
    expect(answer).toMatch(/^HTTP\/1\.1 401 [^]*NOT_AUTHENTICATED/)
    expect(await api.orm.em.fork().count(Picture)).toBe(0)
  })
})

describe('the administrators', () => {
  test('see each other', async () => {
    const account = await createAdministrator(api.orm)
    const list = (await api.administrator.get('/api/users')).json()
    expect(list).toContainEqual({ id: account.id, email: account.email, created_at: expect.any(String) })
  })

  test('remove one of them, who is out at once and whose work keeps its name', async () => {
    const account = await createAdministrator(api.orm)
    const client = await logIn(api.visitor, account)
    const saved = await client.post('/api/posts', aPost())
    const invited = (await client.post('/api/invitations')).json()
    expect((await api.administrator.delete(`/api/users/${account.id}`)).statusCode).toBe(204)

    expect((await client.post('/api/posts', aPost())).statusCode).toBe(401)
    expect((await api.visitor.post('/auth/login', account)).json()).toHaveProperty('code', 'WRONG_CREDENTIALS')
    const invite = String(new URL(invited.url).searchParams.get('invite'))
    const back = await api.visitor.post('/auth/signup', { email: account.email, password: NEW_PASSWORD, invite })
    expect(back.json()).toHaveProperty('code', 'NOT_INVITED')
    const publication = await api.administrator.get(`/api/publications/${publicationOf(saved)}`)
    expect(publication.json()).toHaveProperty('user_id', account.id)
    expect((await api.administrator.get(`/api/users/${account.id}`)).statusCode).toBe(404)
    expect((await api.administrator.delete(`/api/users/${account.id}`)).statusCode).toBe(404)
  })

  test('do not come back by a second invitation that was mailed to them', async () => {
    const email = 'kaks-kutset@example.ee'
    for (const _ of [1, 2]) expect((await api.administrator.post('/api/invitations', { email })).statusCode).toBe(201)
    const seeds = (await api.orm.em.fork().find(Invitation, { email })).map(({ seed }) => String(seed))
    const [first, second] = seeds.map(seed => derivedToken(api.config.sessionSecret, 'invitation', seed))
    const signUp = (invite: string | undefined) => api.visitor.post('/auth/signup', { email, password: NEW_PASSWORD, invite })
    const { id } = (await signUp(first)).json()
    expect((await api.administrator.delete(`/api/users/${id}`)).statusCode).toBe(204)
    expect((await signUp(second)).json()).toHaveProperty('code', 'NOT_INVITED')
  })

  test('who come back by a new invitation are who they were', async () => {
    const account = await createAdministrator(api.orm)
    await api.administrator.delete(`/api/users/${account.id}`)
    const { url } = (await api.administrator.post('/api/invitations')).json()
    const invite = String(new URL(url).searchParams.get('invite'))
    const back = await api.visitor.post('/auth/signup', { email: account.email, password: NEW_PASSWORD, invite })
    expect([back.statusCode, back.json()]).toEqual([201, { id: account.id, email: account.email }])
    await logIn(api.visitor, { ...account, password: NEW_PASSWORD })
  })

  test('never lose the last of them, also when the last two remove each other at once', async () => {
    await api.orm.em.fork().nativeUpdate(User, { removed_at: null }, { removed_at: new Date() })
    const [one, two] = [await createAdministrator(api.orm), await createAdministrator(api.orm)]
    const [first, second] = [await logIn(api.visitor, one), await logIn(api.visitor, two)]
    const answers = await Promise.all([first.delete(`/api/users/${two.id}`), second.delete(`/api/users/${one.id}`)])
    const codes = statusCodes(answers)
    // The later of the two is the last one by then, or was removed before it could ask.
    expect([
      [204, 401],
      [204, 404],
      [204, 409],
    ]).toContainEqual(codes)
    const left = await api.orm.em.fork().find(User, { removed_at: null })
    expect(left).toHaveLength(1)
    const last = left[0]?.id === one.id ? first : second
    const refused = await last.delete(`/api/users/${String(left[0]?.id)}`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'LAST_ADMINISTRATOR'])
  })
})
