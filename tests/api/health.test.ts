import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { openDatabase } from '#server/app/database.ts'
import type { Config } from '#server/core/config.ts'
import { proxyHint } from '#server/core/proxy-hint.ts'
import { useApi } from '#tests/support/api-app.ts'

const [INFO, WARN] = [30, 40]
const parts = { publisher: true, site: true }
const api = useApi({
  env: { TRUSTED_PROXIES: '10.0.0.1' },
  readiness: { publisher: async () => parts.publisher, site: () => parts.site },
})

test('/healthz says that the process lives, without a query', async () => {
  const answer = await api.visitor.get('/healthz')
  expect([answer.statusCode, answer.json()]).toEqual([200, { live: true }])
  expect(api.queries).toEqual([])
})

describe('readiness', () => {
  test('is given when every part is there', async () => {
    const answer = await api.visitor.get('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ready: true, parts: { database: true, publisher: true, site: true }, warnings: [] },
    ])
  })

  test('names the part that is missing', async () => {
    parts.publisher = false
    const answer = await api.visitor.get('/readyz')
    parts.publisher = true
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', parts: { database: true, publisher: false, site: true } })
  })

  test('that lacks a part is no warning in the log while the product starts, and one that names the part later', async () => {
    const state = { site: false }
    const readiness = {
      site: () => state.site,
      worker: () => {
        if (!state.site) throw new Error('The worker is not there yet')
        return true
      },
    }
    const app = await buildApp({ config: api.config, orm: api.orm, log: api.log, readiness })
    let linesTold = 0
    const told = () => {
      const lines = api.logged.slice(linesTold)
      linesTold = api.logged.length
      return lines.map(({ level, msg, missing, err }) => ({ level, msg, missing, isStack: Boolean(err) }))
    }
    const request = { level: INFO, msg: 'request', missing: undefined, isStack: false }
    try {
      await app.ready()
      told()
      expect((await app.inject('/readyz')).json().parts).toEqual({ database: true, site: false, worker: false })
      const checked = { level: INFO, msg: 'a readiness check failed', missing: undefined, isStack: false }
      const starting = { level: INFO, msg: 'not ready yet', missing: ['site', 'worker'], isStack: false }
      expect(told()).toEqual([checked, starting, request])
      await app.inject('/readyz')
      expect(told()).toEqual([request])

      state.site = true
      expect((await app.inject('/readyz')).statusCode).toBe(200)
      told()
      state.site = false
      expect((await app.inject('/readyz')).statusCode).toBe(503)
      expect(told()).toEqual([
        { ...checked, level: WARN, isStack: true },
        { ...starting, level: WARN, msg: 'not ready any more' },
        request,
      ])
      state.site = true
      await app.inject('/readyz')
      expect(told()).toContainEqual({ ...request, msg: 'ready again' })
    } finally {
      await app.close()
    }
  })

  test('is refused, as is reading, while the database does not answer; the process lives on', async () => {
    const orm = await openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing', log: api.log })
    const app = await buildApp({ config: api.config, orm, log: api.log })
    try {
      const ready = await app.inject('/readyz')
      expect([ready.statusCode, ready.json().parts]).toEqual([503, { database: false }])
      const list = await app.inject('/api/products')
      expect([list.statusCode, list.json().code]).toEqual([503, 'UNAVAILABLE'])
      expect(list.body).not.toContain('127.0.0.1')
      expect((await app.inject('/healthz')).statusCode).toBe(200)
    } finally {
      await app.close()
      await orm.close()
    }
  })
})

test('a part that never answers counts as missing, and /readyz is answered without it', async () => {
  const app = await buildApp({
    config: api.config,
    orm: api.orm,
    log: api.log,
    readiness: { frozen: () => new Promise(() => {}) },
  })
  onTestFinished(() => app.close())
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json().parts]).toEqual([503, { database: true, frozen: false }])
})

describe('published files that differed', () => {
  const warningsAt = async (whole: object | null, differed: object | null) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    writeFileSync(join(dataDir, 'site-check.json'), JSON.stringify({ whole, differed }))
    const app = await buildApp({ config: { ...api.config, dataDir }, orm: api.orm, log: api.log })
    onTestFinished(() => app.close())
    return (await app.inject('/readyz')).json().warnings.filter(({ code }: { code: string }) => code === 'SITE_DIFFERED')
  }
  const found = (at: Date, unmended: object[]) => ({
    at: at.toISOString(),
    changed: ['site/a.html'],
    missing: [],
    strange: [],
    unmended,
    counts: { changed: 1, missing: 0, strange: 0, unmended: unmended.length },
  })
  const DAY_MS = 24 * 60 * 60 * 1000

  test('are told for three days, with what could not be mended', async () => {
    const at = new Date()
    const unmended = [{ file: 'site/a.html', reason: 'permission denied' }]
    const [mended] = await warningsAt(null, found(at, []))
    expect(mended.detail).toContain(`at ${at.toISOString()}: 1 changed, 0 missing, 0 strange; all were mended`)
    const [stays] = await warningsAt(null, found(at, unmended))
    expect(stays.detail).toContain('1 could not be mended, the first site/a.html (permission denied)')
    expect(await warningsAt(null, found(new Date(at.getTime() - 4 * DAY_MS), []))).toEqual([])
    expect(await warningsAt(null, null)).toEqual([])
  })

  test('are told too when they could not be checked', async () => {
    const failed = { ...found(new Date(), []), id: null, files: 0, pages: 0, ms: 1, failure: 'the disk is full' }
    expect(await warningsAt(failed, null)).toMatchObject([{ detail: expect.stringContaining('the disk is full') }])
  })
})

describe('a proxy that is not trusted', () => {
  const warned = () => api.logged.filter(({ level, peer }) => level === WARN && peer !== undefined).map(({ peer }) => peer)
  const warnings = async (config: Partial<Config>, headers: Record<string, string> = {}) => {
    const app = await buildApp({ config: { ...api.config, ...config }, orm: api.orm, log: api.log })
    try {
      for (const _ of [1, 2]) await app.inject({ url: '/api/posts', headers })
      return (await app.inject('/readyz')).json().warnings.map(({ code }: { code: string }) => code) as string[]
    } finally {
      await app.close()
    }
  }
  const passedOn = { 'x-forwarded-for': '203.0.113.7' }

  test('is told once in the log, and by readiness', async () => {
    expect(await warnings({}, passedOn)).toEqual(['PROXY_NOT_TRUSTED'])
    expect(warned()).toEqual(['127.0.0.1'])
  })

  test('is also the one before a trusted one, as what ends TLS before a cache', async () => {
    const twice = { 'x-forwarded-for': '203.0.113.7, 10.0.0.4' }
    expect(await warnings({ trustedProxies: ['127.0.0.1'] }, twice)).toEqual(['PROXY_NOT_TRUSTED'])
    expect(warned()).toEqual(['10.0.0.4'])
    const stranger = { 'x-forwarded-for': '10.0.0.4, 203.0.113.7' }
    expect(await warnings({ trustedProxies: ['127.0.0.1'] }, stranger)).toEqual([])
  })

  test('is not told of where the proxy is set as trusted and passes on a visitor, also one of this machine', async () => {
    expect(await warnings({ trustedProxies: ['127.0.0.1'] }, passedOn)).toEqual([])
    expect(await warnings({ trustedProxies: ['127.0.0.1'] }, { 'x-forwarded-for': '127.0.0.1' })).toEqual([])
    expect(warned()).toEqual([])
  })

  test('is known before the first request where PUBLIC_URL has TLS, or another port', async () => {
    const own = { publicUrl: 'http://localhost:3000', port: 3000, trustedProxies: [] }
    expect(await warnings(own)).toEqual([])
    expect(await warnings({ ...own, publicUrl: 'https://www.example.ee' })).toEqual(['PROXY_NOT_TRUSTED'])
    expect(proxyHint({ ...own, publicUrl: 'http://www.example.ee' })).toMatch(
      /another port than 3000.*no proxy is set as trusted/,
    )
    expect(proxyHint({ ...own, publicUrl: 'https://www.example.ee', trustedProxies: ['10.0.0.1'] })).toBeNull()
  })
})

// Proxies hide these addresses by their spelling, so no other spelling may lead to them.
test.each(['/%72eadyz', '/%68ealthz', '/read%79z/', '/%72eadyz?x=1'])('%s is no address of health or readiness', async url => {
  expect((await api.visitor.get(url)).statusCode).toBe(404)
})
