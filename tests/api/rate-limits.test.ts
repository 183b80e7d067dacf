import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { FROM_FILES_ALONE } from '#server/core/database-gate.ts'
import { deleteEndedCounts } from '#server/core/rate-limit.ts'
import { ORIGIN, useApi } from '#tests/support/api-app.ts'
import { type ApiClient, apiClient } from '#tests/support/api-requests.ts'
import { createAdministrator, logIn as loggedIn } from '#tests/support/builders.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'
import { secondFactorOwner } from '#tests/support/passkey-steps.ts'

const api = useApi({
  env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' },
  site: {
    guarded: async () => {},
    files: async app => {
      app.get('/page', { config: FROM_FILES_ALONE }, async () => 'a page')
    },
  },
})

/** The header in which the proxy in front names the caller. */
const from = (address: string) => ({ 'x-forwarded-for': address })

async function statuses(count: number, send: (index: number) => Promise<{ statusCode: number }>): Promise<number[]> {
  const found: number[] = []
  for (let index = 0; index < count; index += 1) found.push((await send(index)).statusCode)
  return found
}

const all = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('too many requests', () => {
  test('to log in to one account from one address are refused, and its owner comes in from another', async () => {
    const logIn = (email: string, address: string) => api.visitor.post('/auth/login', { email, password: 'guess' }, from(address))
    expect(await statuses(11, () => logIn('owner@example.ee', '203.0.113.200'))).toEqual([...all(10, 401), 429])
    expect((await logIn('owner@example.ee', '203.0.113.201')).statusCode).toBe(401)
  })

  test('to log in from one address are refused for every account, and only from there', async () => {
    const logIn = (index: number, address: string) =>
      api.visitor.post('/auth/login', { email: `a${index}@example.ee`, password: 'guess' }, from(address))
    expect(await statuses(31, index => logIn(index, '198.51.100.7'))).toEqual([...all(30, 401), 429])
    expect((await logIn(99, '198.51.100.8')).statusCode).toBe(401)
  })

  test('count an IPv6 network as one address', async () => {
    const logIn = (index: number) =>
      api.visitor.post('/auth/login', { email: `b${index}@example.ee`, password: 'guess' }, from(`2001:db8:1:2::${index + 1}`))
    expect(await statuses(31, logIn)).toEqual([...all(30, 401), 429])
    const logInToOne = (index: number) =>
      api.visitor.post('/auth/login', { email: 'owner6@example.ee', password: 'guess' }, from(`2001:db8:1:3::${index + 1}`))
    expect(await statuses(11, logInToOne)).toEqual([...all(10, 401), 429])
  })

  test('from many IPv6 networks of one line are refused after sixteen times the limit of one network', async () => {
    const signUp = (index: number) => api.visitor.post('/auth/signup', {}, from(`2001:db8:2:${index % 17}::1`))
    expect(await statuses(321, signUp)).toEqual([...all(320, 422), 429])
  })

  test('to sign up from one address are refused, with the time to wait', async () => {
    const signUp = (index: number) =>
      api.visitor.post(
        '/auth/signup',
        { email: `c${index}@example.ee`, password: 'kaksteist tähte', invite: 'x' },
        from('192.0.2.1'),
      )
    const fromElsewhere = { ...from('192.0.2.1'), origin: 'https://evil.example' }
    expect((await api.visitor.post('/auth/signup', {}, fromElsewhere)).json()).toHaveProperty('code', 'ORIGIN_NOT_ALLOWED')
    expect(await statuses(20, signUp)).toEqual(all(20, 403))
    const refused = await signUp(21)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after_seconds: expect.any(Number) })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  })

  test('to have a new password mailed are refused by account and by address, and its owner may ask from another', async () => {
    const ask = (email: string, address: string) =>
      api.visitor.post('/auth/password-resets', { email, locale: 'et' }, from(address))
    expect(await statuses(4, () => ask('owner@example.ee', '203.0.113.150'))).toEqual([...all(3, 202), 429])
    expect((await ask('owner@example.ee', '203.0.113.151')).statusCode).toBe(202)
    expect(await statuses(11, index => ask(`e${index}@example.ee`, '203.0.113.152'))).toEqual([...all(10, 202), 429])
  })

  test('to set a new password by guessed links, or to guess the present one, are refused', async () => {
    const guess = () =>
      api.visitor.post('/auth/password-resets/use', { token: 'guess', password: 'kaksteist tähte' }, from('203.0.113.153'))
    expect(await statuses(21, guess)).toEqual([...all(20, 403), 429])
    const change = () =>
      api.administrator.put('/api/account/password', { current_password: 'guess', new_password: 'kaksteist tähte' })
    expect(await statuses(11, change)).toEqual([...all(10, 422), 429])
  })

  test('to try passkeys and recovery codes from one address are refused, and only from there', async () => {
    const bytes = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
    const response = { id: 'AA', rawId: 'AA', type: 'public-key', response: bytes }
    const [address, other] = [from('203.0.113.160'), from('203.0.113.161')]
    const ask = (headers: Record<string, string>) => api.visitor.post('/auth/login/passkey/options', undefined, headers)
    const sign = (headers: Record<string, string>) => api.visitor.post('/auth/login/passkey', { response }, headers)
    const guess = (headers: Record<string, string>) => api.visitor.post('/auth/login/recovery-code', { code: 'guess' }, headers)
    expect(await statuses(61, () => ask(address))).toEqual([...all(60, 200), 429])
    expect(await statuses(31, () => sign(address))).toEqual([...all(30, 409), 429])
    expect(await statuses(21, () => guess(address))).toEqual([...all(20, 409), 429])
    expect([await ask(other), await sign(other), await guess(other)].map(({ statusCode }) => statusCode)).toEqual([200, 409, 409])
  })

  test('to log in with a right password without the second factor count as any others', async () => {
    const { account } = await secondFactorOwner(api)
    const { email, password } = account
    const logIn = () => api.visitor.post('/auth/login', { email, password }, from('203.0.113.162'))
    expect(await statuses(11, logIn)).toEqual([...all(10, 401), 429])
  })

  test('to change passkeys, recovery codes and the second factor by one account are refused, and by no other', async () => {
    const [client, other] = [await loggedIn(api.visitor, await createAdministrator(api.orm)), api.administrator]
    const limits: [number, (by: ApiClient) => Promise<{ statusCode: number }>][] = [
      [30, by => by.post('/api/account/passkeys/options')],
      [10, by => by.post('/api/account/recovery-codes')],
      [20, by => by.put('/api/account/second-factor', { is_needed: false })],
    ]
    for (const [max, change] of limits) {
      const found = await statuses(max + 1, () => change(client))
      expect(found.indexOf(429)).toBe(max)
      expect((await change(other)).statusCode).not.toBe(429)
    }
  })

  test('to upload pictures, or to have them fetched, by one account are refused, whatever they hold', async () => {
    const upload = () => api.administrator.post('/api/pictures')
    const fetched = () => api.administrator.post('/api/pictures/from-address', { url: 'https://127.0.0.1/pilt.jpg' })
    for (const ask of [upload, fetched]) expect((await statuses(301, ask)).indexOf(429)).toBe(300)
  })

  test('for invitations by one account are refused: each may mail any address', async () => {
    const invite = (index: number) =>
      api.administrator.post('/api/invitations', { email: `kutse${index}@example.ee`, locale: 'et' })
    expect(await statuses(31, invite)).toEqual([...all(30, 201), 429])
  })

  test('to send messages from one address are refused, whatever they hold', async () => {
    const send = (index: number) =>
      api.visitor.post('/send-email', index % 2 ? {} : anEnquiry({ email: `d${index}@example.ee` }), from('192.0.2.20'))
    expect(await statuses(21, send)).toEqual([...Array.from({ length: 20 }, (_, index) => (index % 2 ? 422 : 200)), 429])
    expect((await api.visitor.post('/send-email', anEnquiry(), from('192.0.2.21'))).statusCode).toBe(200)
    const form = { ...from('192.0.2.20'), 'content-type': 'application/x-www-form-urlencoded' }
    const { location } = (await api.visitor.post('/send-email', 'locale=ru', form)).headers
    expect(location).toBe(`${ORIGIN}/ru/kontakt/saatmata#TOO_MANY_REQUESTS`)
  })

  test.each(['/send-email', '/auth/signup', '/auth/password-resets', '/auth/password-resets/use', '/auth/login/recovery-code'])(
    'to %s are refused before the server reads what they hold',
    async url => {
      const json = { ...from('192.0.2.22'), 'content-type': 'application/json' }
      const found = await statuses(21, () => api.visitor.post(url, '{', json))
      expect([found[0], found.at(-1)]).toEqual([400, 429])
    },
  )

  const large = `message=${'a'.repeat(200_000)}`
  test.each<[string, { address: string; body: () => unknown; headers?: Record<string, string>; code: string }]>([
    ['that are too large', { address: '192.0.2.23', body: () => large, code: 'BODY_TOO_LARGE' }],
    [
      'that are too large, and do not say so',
      { address: '192.0.2.24', body: () => Readable.from([large]), code: 'BODY_TOO_LARGE' },
    ],
    ['with too many fields', { address: '192.0.2.25', body: () => 'a=1&'.repeat(101), code: 'BODY_TOO_LARGE' }],
    [
      'with a wrong key',
      { address: '192.0.2.26', body: () => 'a=1', headers: { 'idempotency-key': 'a' }, code: 'VALIDATION_FAILED' },
    ],
  ])('to send forms %s are refused', async (_, { address, body, headers, code }) => {
    const form = { ...from(address), 'content-type': 'application/x-www-form-urlencoded', ...headers }
    const send = async () => (await api.visitor.post('/send-email', body(), form)).headers.location
    const places = []
    for (let sent = 0; sent < 21; sent += 1) places.push(await send())
    expect(places).toEqual([
      ...Array.from({ length: 20 }, () => `${ORIGIN}/kontakt/saatmata#${code}`),
      `${ORIGIN}/kontakt/saatmata#TOO_MANY_REQUESTS`,
    ])
  })

  test('to have mails sent to one recipient are refused from wherever they come; refused ones and repeats do not count', async () => {
    const send = (index: number) =>
      api.visitor.post(
        '/send-email',
        anEnquiry({ email: `${'\u200B'.repeat(index)}${index % 2 ? 'V' : 'v'}ictim${index % 3 ? '' : `+${index}`}@example.ee` }),
        {
          ...from(`198.18.0.${index}`),
          'idempotency-key': `message-${index}`,
        },
      )
    const refused = (index: number) => api.visitor.post('/send-email', { email: 'victim@example.ee' }, from(`198.18.1.${index}`))
    expect(await statuses(11, refused)).toEqual(all(11, 422))
    expect(await statuses(11, send)).toEqual([...all(10, 200), 429])
    expect(await statuses(10, send)).toEqual(all(10, 200))
  })
})

test('reading a whole list is refused from one address that asks all the time, and one item never is', async () => {
  const readList = (address: string) => api.visitor.get('/api/posts', from(address))
  expect(await statuses(301, () => readList('192.0.2.9'))).toEqual([...all(300, 200), 429])
  expect((await readList('192.0.2.10')).statusCode).toBe(200)
  expect(await statuses(5, () => api.visitor.get('/api/texts/1', from('192.0.2.9')))).toEqual(all(5, 200))
})

describe('limits of several processes on one database', () => {
  async function withFurtherProcess(work: (visitor: ApiClient) => Promise<void>): Promise<void> {
    const app = await buildApp({ config: api.config, orm: api.orm, log: api.log })
    try {
      await work(apiClient(app, ORIGIN))
    } finally {
      await app.close()
    }
  }

  const signUp = (visitor: ApiClient, address: string) =>
    visitor.post('/auth/signup', { email: 'f@example.ee', password: 'kaksteist tähte', invite: 'x' }, from(address))

  test('are shared, and outlive the process', async () => {
    await withFurtherProcess(async other => {
      const either = (index: number) => signUp(index % 2 ? other : api.visitor, '192.0.2.40')
      expect(await statuses(21, either)).toEqual([...all(20, 403), 429])
    })
    await withFurtherProcess(async started => {
      expect((await signUp(started, '192.0.2.40')).statusCode).toBe(429)
      expect((await signUp(started, '192.0.2.41')).statusCode).toBe(403)
    })
  })

  test('count requests that come at once, each of them', async () => {
    await withFurtherProcess(async other => {
      const sent = Array.from({ length: 40 }, (_, index) => signUp(index % 2 ? other : api.visitor, '192.0.2.42'))
      const found = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
      expect(found.filter(status => status === 403)).toHaveLength(20)
      expect(found.filter(status => status === 429)).toHaveLength(20)
    })
  })

  test('cost a caller by IPv4 one statement where they count, by IPv6 two, and none for a page', async () => {
    await api.visitor.get('/page')
    expect(api.queries).toEqual([])
    await api.visitor.post('/auth/login/recovery-code', { code: 'guess' }, from('192.0.2.43'))
    const counts = () => api.queries.filter(sql => sql.includes('rate_limit_counts')).length
    expect(counts()).toBe(1)
    await api.visitor.post('/auth/login/recovery-code', { code: 'guess' }, from('2001:db8:3::1'))
    expect(counts()).toBe(3)
  })

  test('begin again when their time has passed', async () => {
    expect(await statuses(21, () => signUp(api.visitor, '192.0.2.44'))).toEqual([...all(20, 403), 429])
    const em = api.orm.em.fork()
    await em.execute(`update rate_limit_counts set ends_at = now() - interval '1 ms'`)
    expect((await signUp(api.visitor, '192.0.2.44')).statusCode).toBe(403)
    expect(await em.execute('select count from rate_limit_counts where ends_at > now()')).toEqual([{ count: 1 }])
  })

  test('begin again when the clock was set back: no window lasts longer than its length', async () => {
    expect(await statuses(21, () => signUp(api.visitor, '192.0.2.46'))).toEqual([...all(20, 403), 429])
    await api.sql(`update rate_limit_counts set ends_at = ends_at + interval '3 hours'`)
    expect((await signUp(api.visitor, '192.0.2.46')).statusCode).toBe(403)
    expect(await api.sql(`select count from rate_limit_counts where ends_at < now() + interval '2 hours'`)).toEqual([
      { count: 1 },
    ])
  })

  test('end when they were to end, however many requests follow', async () => {
    const counts = () => api.sql('select count, ends_at from rate_limit_counts')
    await api.sql('delete from rate_limit_counts')
    await signUp(api.visitor, '192.0.2.45')
    const [first] = await counts()
    await signUp(api.visitor, '192.0.2.45')
    expect(await counts()).toEqual([{ count: 2, ends_at: first?.['ends_at'] }])
  })

  test('keep neither addresses nor what is past, and no more than there is room for', async () => {
    const em = api.orm.em.fork()
    const counts = () => em.execute<{ key_hash: string }[]>('select key_hash from rate_limit_counts order by ends_at')
    await em.execute('delete from rate_limit_counts')
    for (const host of [50, 51, 52]) await signUp(api.visitor, `192.0.2.${host}`)
    const [first, second, third] = await counts()
    expect(JSON.stringify(await counts())).not.toMatch(/192\.0|example/)
    await em.execute(`update rate_limit_counts set ends_at = now() where key_hash = ?`, [second?.key_hash])
    await deleteEndedCounts(em)
    expect(await counts()).toEqual([first, third])
    await deleteEndedCounts(em, 1)
    expect(await counts()).toEqual([third])
  })

  test('refuse nothing and count nothing while the database is away: the request fails as it does without limits', async () => {
    const app = await buildApp({ config: api.config, orm: api.orm, log: api.log, isOpen: () => false })
    expect((await signUp(apiClient(app, ORIGIN), '192.0.2.60')).statusCode).toBe(503)
    await app.close()
  })
})
