import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'
import { type Description, type FuzzedRequest, fuzzedRequests } from '#tests/support/open-api-requests.ts'
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
    const send = async (request: FuzzedRequest) => {
      const { method, path, url, headers, body } = request
      const answer = await administrator.send(method, url, { headers, body })
      seen.add(`${method} ${path}`)
      expect(answer.statusCode, `${JSON.stringify(request)}: ${answer.body}`).toBeLessThan(500)
      if (answer.statusCode >= 400) expect(answer.headers['content-type']).toMatch(/^(application\/problem\+json|text\/plain)/)
      if (ENDS_SESSIONS.test(`${method} ${path}`)) administrator = await another()
    }
    // A stream of events ends with its session, not before.
    const { '/api/publications/events': _stream, ...paths } = description.paths
    const requests = fuzzedRequests({ ...description, paths })
    // Each round has every operation, in another order.
    const round = fc.shuffledSubarray(requests, { minLength: requests.length }).chain(order => fc.tuple(...order))
    const sendAll = async (all: readonly FuzzedRequest[]) => {
      for (const request of all) await send(request)
    }
    const numRuns = Math.ceil(REQUESTS / requests.length)
    await fc.assert(fc.asyncProperty(round, sendAll), { numRuns, seed: SEED, endOnFailure: true })
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    )
    expect([...seen].toSorted()).toEqual(described.toSorted())
    expect((await api.visitor.get('/readyz')).statusCode).toBe(200)
  },
)
