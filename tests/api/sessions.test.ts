import { createHash } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { describe, expect, test, vi } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { deleteExpiredSessions } from '#server/sessions/expired-sessions.ts'
import { Session } from '#server/sessions/session.entity.ts'
import { User } from '#server/users/user.entity.ts'
import { ORIGIN, useApi } from '#tests/support/api-app.ts'
import { apiClient, sessionCookie } from '#tests/support/api-requests.ts'
import { aPost, createAdministrator, logIn } from '#tests/support/builders.ts'

vi.mock('@node-rs/argon2', { spy: true })
// A file before this one in the same worker has loaded the server without the spy.
vi.hoisted(() => vi.resetModules())

const api = useApi()
const NOBODY = { authenticated: false }
const DAY_MS = 24 * 60 * 60 * 1000

const hashOfCookie = (cookie: string) => {
  const signed = decodeURIComponent(cookie.replace(/^__Host-sid=/, ''))
  return createHash('sha256')
    .update(signed.slice(0, signed.lastIndexOf('.')))
    .digest('hex')
}

describe('logging in', () => {
  test('answers who it is and sets a cookie that scripts cannot read and only this site sends', async () => {
    const { id, email, password } = await createAdministrator(api.orm)
    const answer = await api.visitor.post('/auth/login', { email: ` ${email.toUpperCase()} `, password })
    expect([answer.statusCode, answer.json()]).toEqual([200, { authenticated: true, user: { id, email, locale: null } }])
    const cookie = answer.cookies.find(({ name }) => name === '__Host-sid')
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    const lifetimeMs = Number(cookie?.expires) - Date.now()
    expect(Math.round(lifetimeMs / DAY_MS)).toBe(14)
  })

  test('says the same for a wrong password and for an unknown e-mail', async () => {
    const { email, password } = await createAdministrator(api.orm)
    const answers = [
      await api.visitor.post('/auth/login', { email, password: `${password}!` }),
      await api.visitor.post('/auth/login', { email: 'nobody@example.ee', password }),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'WRONG_CREDENTIALS'])
      expect(answer.cookies).toEqual([])
    }
    const [known, unknown] = answers.map(answer => ({ ...answer.json(), instance: '' }))
    expect(known).toEqual(unknown)
  })

  test('does the same work for an unknown e-mail as for a wrong password, so that its time tells nothing', async () => {
    const { email } = await createAdministrator(api.orm)
    const work = async (who: string) => {
      vi.mocked(verify).mockClear()
      await api.visitor.post('/auth/login', { email: who, password: 'a wrong password' })
      // Algorithm and costs of the hash, before salt and digest: what the time depends on.
      return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
    }
    const known = await work(email)
    expect(known).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
    expect(await work('nobody@example.ee')).toEqual(known)
  })

  test.each([
    {},
    { email: 'a@example.ee' },
    { password: 'x' },
    { email: 'no e-mail', password: 'x' },
    { email: 'a@example.ee', password: '' },
    { email: ['a@example.ee'], password: 'x' },
    { email: 'a\u0000@example.ee', password: 'x' },
  ])('is refused as invalid with %j', async body => {
    const answer = await api.visitor.post('/auth/login', body)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'VALIDATION_FAILED'])
  })

  test('with a password that changes meanwhile opens nothing', async () => {
    const account = await createAdministrator(api.orm)
    const owner = await logIn(api.visitor, account)
    const { verify: isRight } = await vi.importActual<{ verify: typeof verify }>('@node-rs/argon2')
    vi.mocked(verify).mockImplementationOnce(async (...given) => {
      const change = { current_password: account.password, new_password: 'a quite different password' }
      expect((await owner.put('/api/account/password', change)).statusCode).toBe(204)
      return isRight(...given)
    })
    const answer = await api.visitor.post('/auth/login', account)
    const opened = api.visitor.withCookie(String(sessionCookie(answer)))
    expect((await opened.get('/auth/authenticate')).json()).toEqual(NOBODY)
  })

  test('gives a new session id, so that one planted before opens nothing', async () => {
    const attacker = await createAdministrator(api.orm)
    const planted = String(sessionCookie(await api.visitor.post('/auth/login', attacker)))
    const browser = api.visitor.withCookie(planted)
    const fresh = sessionCookie(await browser.post('/auth/login', await createAdministrator(api.orm)))
    expect(fresh).not.toBeNull()
    expect(fresh).not.toBe(planted)
    expect((await browser.get('/auth/authenticate')).json()).toEqual(NOBODY)
  })

  test('again keeps the new cookie, also where a request with the old one is answered after it', async () => {
    const account = await createAdministrator(api.orm)
    const otherTab = await logIn(api.visitor, account)
    expect(sessionCookie(await otherTab.post('/auth/login', account))).not.toBeNull()
    const late = await otherTab.get('/api/messages/attention')
    expect([late.statusCode, late.cookies]).toEqual([401, []])
  })
})

describe('a session', () => {
  test('is kept hashed: the value in the database opens nothing', async () => {
    const account = await createAdministrator(api.orm)
    const cookie = String(sessionCookie(await api.visitor.post('/auth/login', account)))
    const stored = await api.orm.em.fork().find(Session, { user_id: account.id })
    expect(stored.map(({ id_hash }) => id_hash)).toEqual([hashOfCookie(cookie)])
    expect(JSON.stringify(stored)).not.toContain(cookie.slice(11, 27))
    expect((await api.visitor.withCookie(`__Host-sid=${stored[0]?.id_hash}`).get('/auth/authenticate')).json()).toEqual(NOBODY)
  })

  test('is known to every process that shares the database and the secret', async () => {
    const account = await createAdministrator(api.orm)
    const cookie = String(sessionCookie(await api.visitor.post('/auth/login', account)))
    const { config, orm, log } = api
    const other = await buildApp({ config, orm, log })
    const stranger = await buildApp({
      config: { ...config, sessionSecret: 'another secret of at least 32 characters' },
      orm,
      log,
    })
    try {
      expect((await apiClient(other, ORIGIN, cookie).get('/auth/authenticate')).json()).toHaveProperty('authenticated', true)
      expect((await apiClient(stranger, ORIGIN, cookie).get('/auth/authenticate')).json()).toEqual(NOBODY)
    } finally {
      await Promise.all([other.close(), stranger.close()])
    }
  })

  test('ends at log-out, in the browser and in the database', async () => {
    const account = await createAdministrator(api.orm)
    const client = await logIn(api.visitor, account)
    const answer = await client.get('/auth/logout')
    expect([answer.statusCode, answer.cookies[0]?.value, answer.cookies[0]?.maxAge]).toEqual([204, '', 0])
    expect((await client.get('/auth/authenticate')).json()).toEqual(NOBODY)
    expect((await client.post('/api/posts', aPost())).json()).toHaveProperty('code', 'NOT_AUTHENTICATED')
    expect(await api.orm.em.fork().count(Session, { user_id: account.id })).toBe(0)
  })

  test('ends when its time is over, and its row goes with the next clean-up', async () => {
    const account = await createAdministrator(api.orm)
    const client = await logIn(api.visitor, account)
    await api.orm.em.fork().nativeUpdate(Session, { user_id: account.id }, { expires_at: new Date(Date.now() - 1000) })
    expect((await client.get('/auth/authenticate')).json()).toEqual(NOBODY)
    expect((await client.delete('/api/posts/1')).statusCode).toBe(401)
    await deleteExpiredSessions(api.orm.em.fork(), new Date())
    expect(await api.orm.em.fork().count(Session, { user_id: account.id })).toBe(0)
  })

  test('lasts a fortnight; one before any log-in lasts longer than a second step may take, and a quarter of an hour at most', async () => {
    const account = await createAdministrator(api.orm)
    await logIn(api.visitor, account)
    const opened = await api.orm.em.fork().findOneOrFail(Session, { user_id: account.id })
    expect(Math.round((opened.expires_at.getTime() - Date.now()) / DAY_MS)).toBe(14)
    const begun = await api.visitor.post('/auth/login/passkey/options')
    const id_hash = hashOfCookie(String(sessionCookie(begun)))
    const { expires_at } = await api.orm.em.fork().findOneOrFail(Session, { id_hash })
    const minutes = (expires_at.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(10)
    expect(minutes).toBeLessThanOrEqual(15)
  })

  describe('that is unused for three days', () => {
    const setUnused = (user_id: number, ms: number) =>
      api.orm.em.fork().nativeUpdate(Session, { user_id }, { last_seen_at: new Date(Date.now() - ms) })
    const HOUR_MS = DAY_MS / 24

    test('ends, and lasts over a weekend', async () => {
      const account = await createAdministrator(api.orm)
      const client = await logIn(api.visitor, account)
      await setUnused(account.id, 3 * DAY_MS - HOUR_MS)
      expect((await client.get('/auth/authenticate')).json()).toHaveProperty('authenticated', true)
      await setUnused(account.id, 3 * DAY_MS)
      expect((await client.get('/auth/authenticate')).json()).toEqual(NOBODY)
      expect((await client.delete('/api/posts/1')).statusCode).toBe(401)
      await deleteExpiredSessions(api.orm.em.fork(), new Date())
      expect(await api.orm.em.fork().count(Session, { user_id: account.id })).toBe(0)
    })

    test('ends although an open page asks by itself who is logged in, what was published and what is held', async () => {
      const account = await createAdministrator(api.orm)
      const client = await logIn(api.visitor, account)
      const seen = async () => (await api.orm.em.fork().findOneOrFail(Session, { user_id: account.id })).last_seen_at.getTime()
      await setUnused(account.id, HOUR_MS)
      const before = await seen()
      for (const asked of ['/auth/authenticate', '/api/publications', '/api/publications/held-pages'] as const) {
        expect((await client.get(asked)).statusCode).toBe(200)
      }
      expect(await seen()).toBe(before)
      await client.get('/api/messages')
      expect(await seen()).toBeGreaterThan(before)
    })
  })

  test('ends with its account', async () => {
    const account = await createAdministrator(api.orm)
    const client = await logIn(api.visitor, account)
    await api.orm.em.fork().nativeDelete(User, { id: account.id })
    expect((await client.get('/auth/authenticate')).json()).toEqual(NOBODY)
  })

  test.each(['=', '=x', '=x.y', '=%00', '=%E0%A4%A', `=${'x'.repeat(5000)}`, '=a; __Host-sid=b', '\u00ff'])(
    'is not opened by the cookie __Host-sid%s',
    async cookie => {
      const answer = await api.visitor.withCookie(`__Host-sid${cookie}`).get('/auth/authenticate')
      expect([answer.statusCode, answer.json()]).toEqual([200, NOBODY])
    },
  )

  test('is opened behind TLS by no cookie that another site of the domain could have planted', async () => {
    const cookie = String(sessionCookie(await api.visitor.post('/auth/login', await createAdministrator(api.orm))))
    const renamed = cookie.replace('__Host-', '')
    expect((await api.visitor.withCookie(renamed).get('/auth/authenticate')).json()).toEqual(NOBODY)
  })
})

describe('a visitor', () => {
  test('gets no cookie and costs no query for a session', async () => {
    const answer = await api.visitor.get('/auth/authenticate')
    expect([answer.json(), answer.cookies]).toEqual([NOBODY, []])
    await api.visitor.get('/api/posts')
    expect(api.queries.filter(sql => sql.includes('sessions'))).toEqual([])
  })

  test('may log out without being logged in', async () => {
    expect((await api.visitor.get('/auth/logout')).statusCode).toBe(204)
  })
})

describe('an administrator', () => {
  const evil = 'https://evil.example'
  const neighbour = 'https://shop.example.ee'

  test.each([
    ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a link on another site of the domain', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
    ['a link in a text of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }],
    ['a picture on this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty', origin: evil }],
    ['a script of another site of the domain', { 'sec-fetch-site': 'same-site', origin: neighbour }],
    ['a script that hides where it is', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }],
    ['an old browser on another site', { referer: `${neighbour}/tooted` }],
  ])('is not logged out by %s', async (_name, headers) => {
    const client = await logIn(api.visitor, await createAdministrator(api.orm))
    const answer = await client.get('/auth/logout', headers)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
    expect((await client.get('/auth/authenticate')).json()).toHaveProperty('authenticated', true)
  })

  test.each([
    ['a page of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
    ['an allowed page of another origin', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty', origin: ORIGIN }],
    ['an old browser on this site', { referer: `${ORIGIN}/uudised` }],
  ])('is logged out by %s', async (_name, headers) => {
    const client = await logIn(api.visitor, await createAdministrator(api.orm))
    expect((await client.get('/auth/logout', headers as Record<string, string>)).statusCode).toBe(204)
    expect((await client.get('/auth/authenticate')).json()).toEqual(NOBODY)
  })
})

test('without TLS in front the cookie is sent over plain HTTP too', async () => {
  const { orm, log } = api
  const account = await createAdministrator(orm)
  const app = await buildApp({
    orm,
    log,
    config: { ...api.config, publicUrl: 'http://localhost:3000', allowedOrigins: [ORIGIN] },
  })
  try {
    const answer = await apiClient(app, ORIGIN).post('/auth/login', account)
    expect(answer.cookies.map(({ name }) => name).sort()).toEqual(['device', 'sid'])
    expect(answer.cookies.filter(({ secure }) => secure)).toEqual([])
  } finally {
    await app.close()
  }
})
