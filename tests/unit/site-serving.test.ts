import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { LOCALES } from '#common/locales.ts'
import { adminHeaders, siteHeaders } from '#content-build/render/site-headers.ts'
import { acceptedEncoding } from '#server/core/accepted-encoding.ts'
import { securityHeaders } from '#server/core/security-headers.ts'
import { EncodedFiles } from '#server/site/encoding.ts'
import { siteRoutes } from '#server/site/site.routes.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-site-'))
const PAGE = `<!doctype html><html lang="et">${'<p>Lõhn</p>'.repeat(300)}</html>`
const SCRIPT = `console.log(${'"x",'.repeat(600)}1)`
const PACKED = brotliCompressSync('packed when it was compiled')
write('tooted.html', PAGE)
write('404.html', PAGE)
write('_astro/a.js', SCRIPT)
write('_astro/a.js.br', PACKED)
write('_astro/b.js', SCRIPT)
write('pildid/foto.jpg', 'j'.repeat(5000))
write('favicon.svg', '<svg/>')
write('_headers', siteHeaders("default-src 'self'", 'https://aroomikoda.example'))

const app = fastify()
await app.register(securityHeaders, { isEncrypted: true })
await app.register(siteRoutes({ dataDir, administratorOf: () => undefined }))
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

function write(file: string, body: string | Buffer): void {
  const path = join(dataDir, 'site', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, body)
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a page travels in the best encoding its reader knows, and caches are told that it depends on that', async () => {
  const [br, gzip, plain] = await Promise.all([
    get('/tooted', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
    get('/tooted', { 'accept-encoding': 'gzip, br;q=0' }),
    get('/tooted'),
  ])
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(PAGE)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(PAGE)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(PAGE)
  for (const answer of [br, gzip, plain]) {
    expect(answer.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(answer.rawPayload.length) })
    expect(answer.headers.etag).toBe(plain.headers.etag)
  }
})

test('HEAD tells what GET sends, and a reader who has the page gets 304 with the same validators', async () => {
  const headers = { 'accept-encoding': 'br' }
  const [whole, head] = await Promise.all([get('/tooted', headers), app.inject({ method: 'HEAD', url: '/tooted', headers })])
  const { date: _a, connection: _b, ...ofGet } = whole.headers
  expect(head.headers).toMatchObject(ofGet)
  expect(head.body).toBe('')
  const again = await get('/tooted', { ...headers, 'if-none-match': String(whole.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.headers).toMatchObject({ etag: whole.headers.etag, vary: 'accept-encoding' })
  expect(again.headers['content-encoding']).toBeUndefined()
})

test('a replaced page is compressed again, also when it has the same length', async () => {
  await get('/tooted', { 'accept-encoding': 'br' })
  const replaced = PAGE.replaceAll('Lõhn', 'Lehm ').slice(0, PAGE.length)
  rmSync(join(dataDir, 'site/tooted.html'))
  write('tooted.html', replaced)
  const answer = await get('/tooted', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(replaced)
  rmSync(join(dataDir, 'site/tooted.html'))
  write('tooted.html', PAGE)
})

test('scripts with hashed names come as they were packed when compiled, or are packed now', async () => {
  const headers = { 'accept-encoding': 'br' }
  expect((await get('/_astro/a.js', headers)).rawPayload).toEqual(PACKED)
  expect(brotliDecompressSync((await get('/_astro/b.js', headers)).rawPayload).toString()).toBe(SCRIPT)
  expect((await get('/_astro/a.js')).body).toBe(SCRIPT)
})

test('a part of a picture is answered with all of it, as it is', async () => {
  const answer = await get('/pildid/foto.jpg', { 'accept-encoding': 'br', range: 'bytes=0-9' })
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 5000])
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers.vary).toBeUndefined()
})

test('only documents carry the long headers of documents', async () => {
  const [page, script, picture, icon] = await Promise.all(
    ['/tooted', '/_astro/a.js', '/pildid/foto.jpg', '/favicon.svg'].map(url => get(url)),
  )
  expect(page?.headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  })
  for (const name of ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'])
    expect(script?.headers[name]).toBeUndefined()
  expect(script?.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(picture?.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(icon?.headers['content-security-policy']).toMatch(/^default-src 'none'/)
})

test('what lies in the well-known folder of the operator is served, nothing beside it, and a password is changed on the account page', async () => {
  const folder = join(dataDir, 'public/.well-known/acme-challenge')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'token'), 'token.thumbprint')
  writeFileSync(join(dataDir, 'public/private.txt'), 'private')
  const answer = await get('/.well-known/acme-challenge/token')
  expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, 'token.thumbprint', 'text/plain'])
  expect((await get('/private.txt')).statusCode).toBe(404)
  expect((await get('/.well-known/acme-challenge/..%2f..%2fprivate.txt')).statusCode).toBe(404)
  const password = await get('/.well-known/change-password')
  expect([password.statusCode, password.headers.location]).toEqual([302, '/admin/account'])
})

test('a guarded page has the policy of guarded pages, and every other header of a page', async () => {
  const administrators = fastify()
  await administrators.register(siteRoutes({ dataDir, administratorOf: () => ({}) }))
  const folder = join(dataDir, 'admin')
  mkdirSync(join(folder, 'et'), { recursive: true })
  writeFileSync(join(folder, 'et/addproduct.html'), PAGE)
  const ask = async () => (await administrators.inject('/addproduct')).headers
  // Until the first publish of a code that knows them.
  expect(await ask()).toMatchObject({ 'content-security-policy': "default-src 'self'" })
  writeFileSync(join(folder, '_headers'), adminHeaders("default-src 'none'"))
  expect(await ask()).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  })
  await administrators.close()
})

test('a guarded page is opened in the language of the account, at any address; without one, in the language of the address', async () => {
  const folder = join(dataDir, 'admin')
  for (const locale of LOCALES) {
    mkdirSync(join(folder, locale), { recursive: true })
    writeFileSync(join(folder, locale, 'messages.html'), locale)
  }
  const opened = async (own: 'en' | null, url: string, headers: Record<string, string> = {}) => {
    const site = fastify()
    await site.register(siteRoutes({ dataDir, administratorOf: () => ({ locale: own }) }))
    const { body } = await site.inject({ url, headers })
    await site.close()
    return body
  }
  expect(await opened('en', '/admin/messages')).toBe('en')
  expect(await opened('en', '/ru/admin/messages', { 'sec-fetch-dest': 'document' })).toBe('en')
  expect(await opened(null, '/ru/admin/messages')).toBe('ru')
  // A page's script that shows the site around an editor in another language.
  expect(await opened('en', '/ru/admin/messages', { 'sec-fetch-dest': 'empty' })).toBe('ru')
})

test.each(['/nowhere', '/media/x', '/share/x', '/search/x', '/_astro/x.js', '/pildid/x.svg', '/favicon.svg/'])(
  'the page for an address that is not there, %s, is kept as safe as every page',
  async url => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    })
  },
)

test.each([
  ['br, gzip', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['GZIP', 'gzip'],
  [undefined, null],
] as const)('of "%s" the server picks %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test('a page that was asked for is packed smaller for later visitors, and a new version of it starts over', async () => {
  const files = new EncodedFiles(Infinity, 0)
  const body = (word: string) => Buffer.from(Array.from({ length: 400 }, (_, index) => `<p>${word} ${index ** 3}</p>`).join(''))
  const ask = (version: string) => files.encode('page.html', version, body(version), 'br') as Buffer
  const first = ask('leht')
  expect(ask('leht')).toBe(first)
  await files.tightened
  const tight = ask('leht')
  expect(tight.length).toBeLessThan(first.length)
  expect(brotliDecompressSync(tight)).toEqual(body('leht'))
  ask('leht')
  await files.tightened
  expect(ask('leht')).toBe(tight)

  ask('uus')
  expect(brotliDecompressSync(ask('teine'))).toEqual(body('teine'))
  await files.tightened
  expect(brotliDecompressSync(ask('teine'))).toEqual(body('teine'))
})

test('a page that is asked for all the time is packed smaller, too, and others do not put it off for ever', async () => {
  vi.useFakeTimers()
  try {
    const files = new EncodedFiles(Infinity, 1_000)
    const body = Buffer.from(Array.from({ length: 400 }, (_, index) => `<p>leht ${index ** 3}</p>`).join(''))
    const ask = (page: number) => files.encode(`${page}.html`, 'v', body, 'br')
    const first = ask(0)
    for (let page = 1; page < 15; page += 1) {
      ask(0)
      ask(page)
      await vi.advanceTimersByTimeAsync(900)
    }
    // Each of these questions puts off a page that still waits for its turn, too.
    vi.useRealTimers()
    await vi.waitFor(() => expect(ask(0)?.length).toBeLessThan(first?.length ?? 0), { timeout: 20_000 })
  } finally {
    vi.useRealTimers()
  }
})

test('pages that a crawler asks for do not pile up waiting to be packed smaller; the rest have their turn later', async () => {
  const files = new EncodedFiles(Infinity, 0)
  const bodies = Array.from({ length: 80 }, (_, page) => Buffer.from(`<p>${page}</p>`.repeat(300)))
  const ask = (page: number) => files.encode(`${page}.html`, 'v', bodies[page] as Buffer, 'br')
  const first = bodies.map((_, page) => ask(page))
  const tightened = async () => {
    bodies.forEach((_, page) => ask(page))
    await files.tightened
    return first.filter((body, page) => ask(page) !== body).length
  }
  expect(await tightened()).toBe(64)
  expect(await tightened()).toBe(80)
})

test('compressed files beyond the limit are forgotten, the least recently asked first', () => {
  const bodies = Array.from({ length: 3 }, (_, index) => Buffer.from(`${index}`.repeat(2000)))
  const size = new EncodedFiles(Infinity).encode('0.html', 'v', bodies[0] as Buffer, 'br')?.length ?? 0
  const files = new EncodedFiles(2 * size)
  const ask = (index: number) => files.encode(`${index}.html`, 'v', bodies[index] as Buffer, 'br')
  const [first, second] = [ask(0), ask(1)]
  expect(ask(0)).toBe(first)
  ask(2)
  expect(ask(0)).toBe(first)
  expect(ask(1)).not.toBe(second)
})
