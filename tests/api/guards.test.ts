import { describe, expect, test } from 'vitest'
import { ORIGIN, useApi } from '#tests/support/api-app.ts'
import type { Method } from '#tests/support/api-requests.ts'

const api = useApi()

const READING = ['GET', 'HEAD', 'OPTIONS']
/** Reading that shows what only administrators may see. */
const PRIVATE_READING = [
  '/api/publications',
  '/api/publications/:id',
  '/api/publications/events',
  '/api/publications/held-pages',
  '/api/users/:id',
  '/api/former-addresses/:entity/:id',
  '/api/users',
  '/api/invitations',
  '/api/account/sessions',
  '/api/account/passkeys',
  '/api/messages',
  '/api/messages.csv',
  '/api/messages/:id',
  '/api/messages/attention',
  '/api/alarms',
  '/api/audit-events',
  '/api/settings/retention',
  '/api/backups',
  '/api/pictures',
  '/api/pictures/:id',
]
/** Who is not logged in may do these; only the origin counts. */
const FOR_VISITORS = [
  '/auth/login',
  '/auth/login/passkey',
  '/auth/login/passkey/options',
  '/auth/login/recovery-code',
  '/auth/signup',
  '/auth/password-resets',
  '/auth/password-resets/use',
  '/send-email',
]

type Route = { method: Method; pattern: string; url: string }

/** Every route that does something, with an address it serves. Routes for all unknown addresses have a test of their own. */
function routes(): Route[] {
  return api.routes
    .filter(({ url }) => !url.includes('*') && url !== '/api')
    .flatMap(({ url, method }) => [method].flat().map(one => ({ method: one as Method, pattern: url, url: concrete(url) })))
}

const concrete = (pattern: string) => pattern.replace(':type', 'uritused').replace(':id', '1')
const writing = () => routes().filter(({ method }) => !READING.includes(method))

test('the writing routes are those listed here and no others', () => {
  const names = new Set(writing().map(({ method, pattern }) => `${method} ${pattern}`))
  expect([...names].sort()).toEqual([
    'DELETE /api/account/passkeys/:id',
    'DELETE /api/account/sessions',
    'DELETE /api/account/sessions/:id',
    'DELETE /api/categories/:id',
    'DELETE /api/feedbacks/:id',
    'DELETE /api/invitations/:id',
    'DELETE /api/messages/:id',
    'DELETE /api/pictures/:id',
    'DELETE /api/posts/:id',
    'DELETE /api/products/:id',
    'DELETE /api/services/:type/:id',
    'DELETE /api/users/:id',
    'POST /api/account/passkeys',
    'POST /api/account/passkeys/options',
    'POST /api/account/recovery-codes',
    'POST /api/categories',
    'POST /api/feedbacks',
    'POST /api/invitations',
    'POST /api/messages/:id/handled',
    'POST /api/messages/:id/retry',
    'POST /api/messages/retry',
    'POST /api/personal-data/erase',
    'POST /api/personal-data/export',
    'POST /api/personal-data/search',
    'POST /api/pictures',
    'POST /api/pictures/from-address',
    'POST /api/posts',
    'POST /api/products',
    'POST /api/publications/:id/retry',
    'POST /api/publications/:id/undo',
    'POST /api/services/:type',
    'POST /auth/login',
    'POST /auth/login/passkey',
    'POST /auth/login/passkey/options',
    'POST /auth/login/recovery-code',
    'POST /auth/password-resets',
    'POST /auth/password-resets/use',
    'POST /auth/signup',
    'POST /send-email',
    'PUT /api/account/language',
    'PUT /api/account/passkeys/:id',
    'PUT /api/account/password',
    'PUT /api/account/second-factor',
    'PUT /api/categories/:id',
    'PUT /api/feedbacks/:id',
    'PUT /api/messages/:id/read',
    'PUT /api/pictures/:id',
    'PUT /api/posts/:id',
    'PUT /api/products/:id',
    'PUT /api/services/:type',
    'PUT /api/services/:type/:id',
    'PUT /api/settings/retention',
    'PUT /api/texts/:id',
  ])
})

test('every writing route refuses other origins, before it looks at the session or the body', async () => {
  for (const { method, url } of writing()) {
    for (const origin of [
      '',
      'null',
      'https://evil.example',
      `${ORIGIN}.evil.example`,
      'http://www.example.ee',
      `${ORIGIN}/`,
      ORIGIN.toUpperCase(),
    ]) {
      for (const client of [api.visitor, api.administrator]) {
        const answer = await client.send(method, url, { body: '{', headers: { origin, 'content-type': 'application/json' } })
        expect([answer.statusCode, answer.json().code], `${method} ${url} from '${origin}'`).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
      }
    }
    const withoutOrigin = await api.app.inject({ method: method as 'POST', url })
    expect(withoutOrigin.statusCode, `${method} ${url} without Origin`).toBe(403)
  }
})

test('every writing route but log-in, sign-up, a new password and sending a message needs a session, before it looks at the body', async () => {
  for (const { method, pattern, url } of writing()) {
    const answer = await api.visitor.send(method, url, { body: '{', headers: { 'content-type': 'application/json' } })
    const expected = FOR_VISITORS.includes(pattern) ? [400, 'MALFORMED_REQUEST'] : [401, 'NOT_AUTHENTICATED']
    expect([answer.statusCode, answer.json().code], `${method} ${url}`).toEqual(expected)
  }
})

test('a body for a log-in, a sign-up or a new password is refused when it is larger than it can be', async () => {
  for (const url of FOR_VISITORS.filter(one => one.startsWith('/auth/'))) {
    const kilobytes = url === '/auth/login/passkey' ? 64 : 16
    const answer = await api.visitor.post(url, { padding: 'x'.repeat(kilobytes * 1024) })
    expect([answer.statusCode, answer.json().code], url).toEqual([413, 'BODY_TOO_LARGE'])
  }
})

test('reading is public, but for what only administrators may see', async () => {
  const reading = routes().filter(({ method }) => method === 'GET')
  expect(reading.length).toBeGreaterThan(20)
  for (const { pattern, url } of reading) {
    const answer = await api.visitor.get(url)
    expect(answer.statusCode === 401, `GET ${url}: ${answer.statusCode}`).toBe(PRIVATE_READING.includes(pattern))
    expect(answer.statusCode, url).not.toBe(403)
  }
})

test('what answers unknown addresses does nothing', async () => {
  const rest = api.routes.filter(({ url }) => url.includes('*')).map(({ url }) => url)
  expect([...new Set(rest)].sort()).toEqual(['*', '/api/*', '/api/docs/static/*', '/auth/*'])
  for (const url of ['/api/x', '/auth/x', '/x']) expect((await api.administrator.post(url, {})).statusCode).toBe(404)
})

describe('a page on a host of its own', () => {
  test('may call the API when its origin is allowed', async () => {
    const preflight = await api.visitor.send('OPTIONS', '/api/products/1', {
      headers: { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type,if-match' },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'content-type, if-match, if-none-match, idempotency-key',
      'access-control-max-age': '600',
      vary: expect.stringContaining('Origin'),
    })
    const answer = await api.visitor.get('/api/products', { origin: ORIGIN })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'etag, link, location, publication-id, retry-after',
      vary: expect.stringContaining('Origin'),
    })
  })

  test('gets no leave to read the answer when its origin is not allowed', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
    for (const answer of [
      await api.visitor.send('OPTIONS', '/api/products/1', { headers }),
      await api.visitor.get('/api/products', headers),
    ]) {
      expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control-'))).toEqual([])
      expect(answer.headers.vary).toContain('Origin')
    }
  })

  test('learns which methods there are, also without a preflight', async () => {
    const answer = await api.app.inject({ method: 'OPTIONS', url: '/api/products/1' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS, PUT'])
    const fromPage = await api.visitor.send('OPTIONS', '/api/products/1')
    expect([fromPage.statusCode, fromPage.body]).toEqual([204, ''])
    expect((await api.app.inject({ method: 'OPTIONS', url: '/api/nothing' })).statusCode).toBe(404)
  })
})

describe('every answer', () => {
  test.each(['/api/products', '/api/products/0', '/auth/authenticate', '/api/publications', '/healthz', '/api/openapi.json'])(
    'of %s carries the security headers and does not name the software',
    async url => {
      const { headers } = await api.visitor.get(url)
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
      })
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['cache-control']).toMatch(/^no-(store|cache)$/)
    },
  )

  test.each(['/media/x/y.webp', '/nowhere'])('of %s, where nothing is, carries security headers too', async url => {
    const answer = await api.visitor.get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  test('leaves out passwords, their hashes, e-mails and versions', async () => {
    const { email } = (await api.administrator.get('/auth/authenticate')).json().user
    for (const { url } of routes().filter(({ method, pattern }) => method === 'GET' && !PRIVATE_READING.includes(pattern))) {
      const { body } = await api.visitor.get(url)
      expect(body, url).not.toMatch(/password_hash|argon2|"version":\d|token_hash|id_hash/)
      expect(body, url).not.toContain(email)
    }
  })

  test('is logged without password, cookie or token', async () => {
    await api.visitor.post('/auth/login', { email: 'a@example.ee', password: 'secret password' })
    await api.visitor.post('/auth/signup?invite=secret-token', { email: 'a@example.ee', password: 'secret password' })
    await api.administrator.get('/auth/authenticate')
    expect(api.logged.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(api.logged)).not.toMatch(/secret|sid=|argon2/)
  })
})
