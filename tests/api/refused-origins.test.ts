import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import type { Config } from '#server/core/config.ts'
import { ORIGIN, useApi } from '#tests/support/api-app.ts'

const WARN = 40
const api = useApi({ env: { TRUSTED_PROXIES: '10.0.0.1' } })

describe('pages that are read at an address that may not write', () => {
  /** Sends a form from a page of each origin, twice, and asks for readiness. The host is the origin's unless it is given. */
  const warningsAfterForms = async (origins: readonly string[], { host, ...config }: Partial<Config> = {}) => {
    const app = await buildApp({ config: { ...api.config, ...config }, orm: api.orm, log: api.log })
    try {
      for (const origin of [...origins, ...origins]) {
        const headers = { origin, host: host ?? origin.replace(/^https?:\/\//, '') }
        const answer = await app.inject({ method: 'POST', url: '/send-email', headers, payload: {} })
        expect(answer.json()).toMatchObject({ status: 403, code: 'ORIGIN_NOT_ALLOWED' })
      }
      return (await app.inject('/readyz')).json().warnings as { code: string; detail: string }[]
    } finally {
      await app.close()
    }
  }
  const logged = () =>
    api.logged.filter(({ level, origin }) => level === WARN && origin !== undefined).map(({ origin }) => origin)

  test.each([
    ['the name without www', 'https://example.ee'],
    ['the same name without TLS', 'http://www.example.ee'],
    ['another name below it', 'https://pood.example.ee'],
  ])('are told of by readiness, and once in the log: %s', async (_which, origin) => {
    expect(await warningsAfterForms([origin])).toEqual([
      { code: 'ORIGIN_NOT_ALLOWED', detail: expect.stringMatching(`^Pages are read at ${origin}, which .* to ${ORIGIN} `) },
    ])
    expect(logged()).toEqual([origin])
  })

  test('are told of too where the proxy passes the name on without its port', async () => {
    expect(await warningsAfterForms(['https://example.ee:8443'], { host: 'example.ee' })).toMatchObject([
      { code: 'ORIGIN_NOT_ALLOWED' },
    ])
  })

  test('are not told of where a request over TLS comes from a page without: our pages send as they were read', async () => {
    const app = await buildApp({ config: api.config, orm: api.orm, log: api.log })
    onTestFinished(() => app.close())
    const headers = { origin: 'http://www.example.ee', host: 'www.example.ee', 'x-forwarded-proto': 'https' }
    const post = { method: 'POST', url: '/send-email', headers, payload: {}, remoteAddress: '10.0.0.1' } as const
    expect((await app.inject(post)).json()).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
    expect((await app.inject('/readyz')).json().warnings).toEqual([])
  })

  test('are told of at any name while PUBLIC_URL is this machine: it was not set', async () => {
    const local = { publicUrl: 'http://localhost:3000', allowedOrigins: ['http://localhost:3000'], port: 3000 }
    expect(await warningsAfterForms(['https://pood.ee'], local)).toMatchObject([
      { detail: expect.stringContaining('https://pood.ee') },
    ])
  })

  test('of a stranger’s name are in the log alone, ten at most; the company’s first address is told of anyway', async () => {
    const strangers = Array.from({ length: 12 }, (_, index) => `https://stranger-${index}.example`)
    expect(await warningsAfterForms(strangers)).toEqual([])
    expect(logged()).toEqual(strangers.slice(0, 10))
    expect(await warningsAfterForms([...strangers, 'https://example.ee', 'https://a.example.ee'])).toMatchObject([
      { detail: expect.stringContaining('https://example.ee,') },
    ])
    expect(logged().slice(10)).toEqual([...strangers.slice(0, 10), 'https://example.ee'])
  })

  test.each([
    'null',
    'https://example.ee/path',
    'https://user@example.ee',
    'https://EXAMPLE.ee',
    'https://example.ee"><b>',
    `https://${'a'.repeat(300)}.example.ee`,
  ])('are not told of for an origin that names no site: %s', async origin => {
    expect(await warningsAfterForms([origin])).toEqual([])
    expect(logged()).toEqual([])
  })

  test('are not told of where another site sends to this one', async () => {
    expect(await warningsAfterForms(['https://evil.example', 'https://example.ee'], { host: 'www.example.ee' })).toEqual([])
    expect(logged()).toEqual([])
  })
})
