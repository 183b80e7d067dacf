import { mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { LOCALES } from '#common/locales.ts'
import { adminHeaders, siteHeaders } from '#content-build/render/site-headers.ts'
import { acceptedEncoding } from '#server/core/accepted-encoding.ts'
import { securityHeaders } from '#server/core/security-headers.ts'
import { decodableAddress } from '#server/site/decodable-address.ts'
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
const foto = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))
write('pildid/foto.jpg', foto)
write('favicon.svg', '<svg/>')
write('_headers', siteHeaders("default-src 'self'", 'https://aroomikoda.example'))

const app = fastify({ rewriteUrl: decodableAddress })
await app.register(securityHeaders, { isEncrypted: true })
await app.register(siteRoutes({ dataDir }).files)
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

const askPart = (range: string, headers: Record<string, string> = {}) => get('/pildid/foto.jpg', { range, ...headers })

test.each([
  ['bytes=0-9', 0, 9],
  ['bytes=4990-', 4990, 4999],
  ['bytes=4990-9999', 4990, 4999],
  ['bytes=-10', 4990, 4999],
  ['bytes=-9999', 0, 4999],
  ['bytes=4999-4999', 4999, 4999],
])('of a picture the part %s is sent', async (range, start, end) => {
  const answer = await askPart(range, { 'accept-encoding': 'br' })
  expect(answer.statusCode).toBe(206)
  expect(answer.rawPayload).toEqual(foto.subarray(start, end + 1))
  expect(answer.headers).toMatchObject({
    'content-range': `bytes ${start}-${end}/5000`,
    'content-length': String(end + 1 - start),
    'content-type': 'image/jpeg',
    'accept-ranges': 'bytes',
  })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers.vary).toBeUndefined()
})

test.each(['bytes=5000-', 'bytes=9000-9001', 'bytes=-0'])('a part %s that a picture does not have is refused', async range => {
  const answer = await askPart(range)
  expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([416, 'bytes */5000', ''])
})

test.each(['bytes=5-4', 'bytes=-', 'bytes=0-1,3-4', 'bytes=a-b', 'items=0-9', ''])(
  'what is no single part, "%s", is answered with the whole picture',
  async range => {
    const answer = await askPart(range)
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 5000])
  },
)

test('a download goes on where it broke only while the picture is the same', async () => {
  const { headers } = await askPart('bytes=0-9')
  const etag = String(headers.etag)
  expect((await askPart('bytes=10-', { 'if-range': etag })).statusCode).toBe(206)
  for (const other of [`W/${etag}`, '"another"', 'Tue, 24 Nov 2020 10:00:00 GMT'])
    expect((await askPart('bytes=10-', { 'if-range': other })).statusCode).toBe(200)
  const part = await app.inject({ method: 'HEAD', url: '/pildid/foto.jpg', headers: { range: 'bytes=0-9' } })
  expect([part.statusCode, part.headers['content-length']]).toEqual([200, '5000'])
})

test('of a page that travels compressed no part is sent, of one that does not it is, and never of the page for a missing one', async () => {
  expect((await get('/tooted', { range: 'bytes=0-9', 'accept-encoding': 'br' })).statusCode).toBe(200)
  const part = await get('/tooted', { range: 'bytes=0-8' })
  expect([part.statusCode, part.body, part.headers.vary]).toEqual([206, PAGE.slice(0, 9), 'accept-encoding'])
  expect((await get('/nowhere', { range: 'bytes=0-8' })).statusCode).toBe(404)
})

test('a reader without entity tags is told by date that a file is as it was, once no other version can have that date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    write('search/new.json', '{}')
    expect((await get('/search/new.json')).headers['last-modified']).toBeUndefined()
    vi.setSystemTime(Date.now() + 2_000)
    const { headers } = await get('/search/new.json')
    const date = String(headers['last-modified'])
    const again = (since: string, more = {}) => get('/search/new.json', { 'if-modified-since': since, ...more })
    expect((await again(date)).statusCode).toBe(304)
    expect((await again(new Date(Date.parse(date) + 60_000).toUTCString())).statusCode).toBe(200)
    // A tag says more than a date.
    expect((await again(date, { 'if-none-match': '"another"' })).statusCode).toBe(200)
    for (const known of [String(headers.etag), String(headers.etag).slice(2), '*'])
      expect((await get('/search/new.json', { 'if-none-match': known })).statusCode).toBe(304)
  } finally {
    vi.useRealTimers()
  }
})

/** As a release replaces a file: by another one, under its name at once. */
function release(file: string, body: string): void {
  write(`${file}.next`, body)
  renameSync(join(dataDir, 'site', `${file}.next`), join(dataDir, 'site', file))
}

test('the very next request after a release gets the new page, in every encoding, while others ask for it all the time', async () => {
  const decoded = {
    br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
    gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
    identity: String,
  }
  const crowd = () => Array.from({ length: 8 }, () => get('/tooted', { 'accept-encoding': 'br' }))
  for (let version = 1; version <= 30; version += 1) {
    const before = crowd()
    release('tooted.html', PAGE.replaceAll('Lõhn', `Lõhn${String(version).padStart(2, '0')}`))
    const after = crowd()
    for (const [encoding, decode] of Object.entries(decoded)) {
      const answer = await get('/tooted', { 'accept-encoding': encoding })
      expect(decode(answer.rawPayload)).toContain(`Lõhn${String(version).padStart(2, '0')}`)
    }
    for (const answer of await Promise.all(after))
      expect(decoded.br(answer.rawPayload)).toContain(`Lõhn${String(version).padStart(2, '0')}`)
    await Promise.all(before)
  }
  release('tooted.html', PAGE)
})

test('a page that was deleted or cut by hand is not served from memory', async () => {
  const headers = { 'accept-encoding': 'br' }
  write('kaubamark.html', PAGE)
  await get('/kaubamark', headers)
  truncateSync(join(dataDir, 'site/kaubamark.html'), 30)
  const cut = await get('/kaubamark', headers)
  expect([cut.statusCode, cut.body]).toEqual([200, PAGE.slice(0, 30)])
  rmSync(join(dataDir, 'site/kaubamark.html'))
  expect((await get('/kaubamark', headers)).statusCode).toBe(404)
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
  expect([password.statusCode, password.headers.location]).toEqual([302, '/admin?to=/admin/account'])
})

test('a guarded page has the policy of guarded pages, and every other header of a page', async () => {
  const administrators = fastify().decorateRequest('session', { getter: () => ({ user: {} }) as never })
  await administrators.register(siteRoutes({ dataDir }).guarded)
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
    const site = fastify().decorateRequest('session', { getter: () => ({ user: { locale: own } }) as never })
    await site.register(siteRoutes({ dataDir }).guarded)
    const { body } = await site.inject({ url, headers })
    await site.close()
    return body
  }
  expect(await opened('en', '/ru/admin/messages', { accept: 'text/html,*/*;q=0.8' })).toBe('en')
  expect(await opened('en', '/ru/admin/messages', { 'sec-fetch-dest': 'document' })).toBe('en')
  expect(await opened(null, '/ru/admin/messages')).toBe('ru')
  // A page's script that shows the site around an editor in another language.
  expect(await opened('en', '/ru/admin/messages', { 'sec-fetch-dest': 'empty' })).toBe('ru')
  expect(await opened('en', '/ru/admin/messages', { accept: '*/*' })).toBe('ru')
})

const NOWHERE = '/nowhere /media/x /share/x /search/x /_astro/x.js /pildid/x.svg /favicon.svg/ /100% /tooted/kodul%F5hnad'
test.each(NOWHERE.split(' '))('the page for an address that is not there, %s, is kept as safe as every page', async url => {
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
})

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
