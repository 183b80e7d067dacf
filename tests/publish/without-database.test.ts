import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ApiClient } from '../support/api-client.ts'
import { ControlledPostgres } from '../support/controlled-postgres.ts'
import { anEnquiry } from '../support/message-payloads.ts'
import { createTestDatabase } from '../support/postgres.ts'
import { freePort, type ProductProcess, startProduct, TEST_ADMIN } from '../support/product-process.ts'
import { fillShop, SMALL_SHOP } from '../support/small-shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const inTime = { timeout: 60_000, interval: 50 }

test('without its database the product serves the pages, refuses the rest so that it is asked again, and goes on when it is back', async () => {
  const { postgres, env, dataDir } = await externalDatabase()
  const port = await freePort()
  const first = await startProduct({ dataDir, port, env })
  await fillShop(await ApiClient.login(first.origin), 1)
  const cookie = await sessionCookie(first)
  await first.stop()
  await postgres.stop()

  const product = await startProduct({ dataDir, port, env, waitFor: '/healthz' })
  const ask = (path: string, init: RequestInit = {}) => fetch(product.origin + path, { redirect: 'manual', ...init })
  try {
    for (const path of ['/', '/tooted', '/en/', '/ru/tooted', '/sitemap.xml']) {
      expect((await ask(path)).status, path).toBe(200)
      expect((await ask(path, { headers: { cookie } })).status, `${path} of an administrator who is logged in`).toBe(200)
    }
    const ready = await ask('/readyz')
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { parts: { database: false, publisher: false, site: true, mail: false } },
    ])
    await expectRefused(await ask('/api/products'))
    await expectRefused(await post(product, anEnquiry()))
    await expectRefused(await ask('/api/products/1', { method: 'PUT', headers: { cookie, origin: product.origin } }))
    const form = await ask('/send-email', {
      method: 'POST',
      headers: { origin: product.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...(anEnquiry() as Record<string, string>), locale: 'ru' }),
    })
    expect([form.status, form.headers.get('location')]).toEqual([303, expect.stringMatching(/\/ru\/.+#UNAVAILABLE$/)])
    const editor = await ask('/ru/addproduct', { headers: { cookie, accept: 'text/html' } })
    expect([editor.status, editor.headers.get('retry-after'), await editor.text()]).toEqual([
      503,
      '5',
      expect.stringContaining('lang="ru"'),
    ])

    await postgres.start()
    await expect.poll(async () => (await ask('/readyz')).status, inTime).toBe(200)
    expect(await pageAfterEdit(product, 'Pärast katkestust')).toContain('Pärast katkestust')
    expect((await post(product, anEnquiry())).status).toBe(200)
  } finally {
    await product.stop()
    await postgres.stop()
  }
  expect(product.output()).toMatch(/The database at 127\.0\.0\.1:\d+\/aroomikoda does not answer\. It is tried again/)
})

test('an orderly stop is announced first, answers what is being asked, waits for no silent connection and logs no error', async () => {
  const dataDir = temporaryFolder()
  const product = await startProduct({ dataDir, env: { ...SMALL_SHOP, DRAIN_SECONDS: '3' } })
  const { hostname, port } = new URL(product.origin)
  const silent = connect({ host: hostname, port: Number(port) })
  silent.on('error', () => {})
  await once(silent, 'connect')
  // A message whose last byte comes after the signal.
  const slow = connect({ host: hostname, port: Number(port) })
  await once(slow, 'connect')
  let answer = ''
  slow.setEncoding('utf8').on('data', (text: string) => (answer += text))
  const body = JSON.stringify(anEnquiry())
  const head = `POST /send-email HTTP/1.1\r\nHost: localhost\r\nOrigin: ${product.origin}\r\nContent-Type: application/json\r\n`
  slow.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`)

  const client = await ApiClient.login(product.origin)
  await fillShop(client, 1)
  const [target] = await client.json<{ id: number; header: string }[]>('GET', '/api/products')
  await client.request('PUT', `/api/products/${target?.id}`, { ...target, header: 'Viimasel hetkel' })
  const stopped = product.stop()
  await expect.poll(async () => (await fetch(`${product.origin}/readyz`)).status, inTime).toBe(503)
  expect((await fetch(`${product.origin}/tooted`)).status).toBe(200)
  expect((await post(product, anEnquiry())).headers.get('connection')).toBe('close')
  await expect.poll(() => product.output(), inTime).toContain('SIGTERM: stopping')
  slow.write(body)
  await stopped // It rejects unless the exit code is 0.
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(product.output().match(/^\{"level":[56]0.*$/gm) ?? []).toEqual([])
})

test('a start that cannot succeed ends at once, however long a stop lets balancers turn away', async () => {
  const { databaseUrl, drop } = await createTestDatabase({ migrated: false })
  await drop()
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET: 'of-this-test-alone-0123456789abcdef', DRAIN_SECONDS: '300' }
  const start = startProduct({ dataDir: temporaryFolder(), env })
  await expect(start).rejects.toThrow(/ended before it was ready:[^]*The database does not answer as DATABASE_URL says/)
}, 60_000)

async function externalDatabase() {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const postgres = await ControlledPostgres.start(folder)
  const env = { DATABASE_URL: postgres.databaseUrl, SESSION_SECRET: 'of-this-test-alone-0123456789abcdef', ...SMALL_SHOP }
  return { postgres, env, dataDir: temporaryFolder() }
}

async function expectRefused(response: Response): Promise<void> {
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ code: 'UNAVAILABLE', detail: expect.stringContaining('Send the same request again') }),
  ])
}

function post(product: ProductProcess, payload: object): Promise<Response> {
  return fetch(`${product.origin}/send-email`, {
    method: 'POST',
    headers: { origin: product.origin, 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
}

async function sessionCookie(product: ProductProcess): Promise<string> {
  const answer = await fetch(`${product.origin}/auth/login`, {
    method: 'POST',
    headers: { origin: product.origin, 'content-type': 'application/json' },
    body: JSON.stringify(TEST_ADMIN),
  })
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

/** Changes the newest product's title; returns the page once it shows that. */
async function pageAfterEdit(product: ProductProcess, header: string): Promise<string> {
  const client = await ApiClient.login(product.origin)
  const products = await client.json<{ id: number; header: string }[]>('GET', '/api/products')
  const newest = products.reduce((one, other) => (other.id > one.id ? other : one))
  await client.request('PUT', `/api/products/${newest.id}`, { ...newest, header })
  let page = ''
  for (let tries = 0; tries < 1_000 && !page.includes(header); tries += 1) {
    await sleep(20)
    page = await (await fetch(`${product.origin}/tooted`)).text()
  }
  return page
}
