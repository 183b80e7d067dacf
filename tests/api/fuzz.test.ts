import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'
import { type Description, fuzzedRequests } from '#tests/support/open-api-requests.ts'
import { lengthOf, limitOf, seedOf } from '#tests/support/test-lengths.ts'

const api = useApi()
const REQUESTS = lengthOf('FUZZ_REQUESTS')
const SEED = seedOf('FUZZ_SEED', 20_261_123)
/** Operations that may end the session they are asked with. */
const ENDS_SESSIONS = /^(GET \/auth\/logout|(?:DELETE|PUT) \/api\/(?:account|users))/

test.each([
  '/api/docs/static/%2e%2e/x',
  '/api/docs/static/a%00',
  '/api/docs/static//',
  '/api/docs/static/..%5cx',
  '/api/docs/%00',
  '/api/messages?q=%00',
  '/api/messages.csv?q=%00',
  '/api/pictures?q=%00',
  '/api/pictures?hash=a%00b',
  '/media/%00/1.webp',
])('%s is answered with what is wrong with it', async url => {
  const answer = await api.administrator.get(url)
  expect([400, 404, 422]).toContain(answer.statusCode)
})

test(
  'no generated request for the operations of the description is answered with an error of the server',
  { timeout: limitOf(120_000) },
  async () => {
    const description = (await api.visitor.get('/api/openapi.json')).json() as Description
    const another = async () => logIn(api.visitor, await createAdministrator(api.orm))
    let administrator = await another()
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fuzzedRequests(description), async ({ method, path, url, headers, body }) => {
        // A stream of events ends with its session, not before.
        if (path === '/api/publications/events') return
        const answer = await administrator.send(method, url, { headers, body })
        seen.add(`${method} ${path}`)
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        if (answer.statusCode >= 400) expect(answer.headers['content-type']).toMatch(/^(application\/problem\+json|text\/plain)/)
        if (ENDS_SESSIONS.test(`${method} ${path}`)) administrator = await another()
      }),
      { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
    )
    expect(seen.size).toBeGreaterThan(Object.keys(description.paths).length)
    expect((await api.visitor.get('/readyz')).statusCode).toBe(200)
  },
)
