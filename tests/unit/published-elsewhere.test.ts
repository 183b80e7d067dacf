import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ADMIN_PAGES, type AdminPage, adminPageFile } from '#common/admin-pages.ts'
import { adminPaths } from '#common/admin-paths.ts'
import { adminHeaders, siteHeaders } from '#content-build/render/site-headers.ts'
import { securityHeaders } from '#server/core/security-headers.ts'
import { PublishedElsewhere } from '#server/site/published-elsewhere.ts'
import { siteRoutes } from '#server/site/site.routes.ts'
import { MemoryBucket } from '../support/memory-bucket.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-elsewhere-'))
mkdirSync(join(dataDir, 'site'))
writeFileSync(join(dataDir, 'site/index.html'), 'what this folder had')
writeFileSync(join(dataDir, 'site/_headers'), siteHeaders("default-src 'none'", 'https://aroomikoda.example'))

let bucket: MemoryBucket
const state = { isHere: false, administrator: undefined as object | undefined }
const app = fastify().decorateRequest('session', { getter: () => ({ user: state.administrator }) as never })
await app.register(securityHeaders, { isEncrypted: true })
const clientDir = join(dataDir, 'compiled')
const { guarded, files } = siteRoutes({
  dataDir,
  clientDir,
  elsewhere: new PublishedElsewhere({
    bucket: async () => bucket,
    isPublishedHere: () => state.isHere,
    segmentOf: async id => (id === 12 ? 'kodulõhnad' : null),
  }),
})
await app.register(guarded)
await app.register(files)
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

const publish = (key: string, text: string, contentType = 'text/html; charset=utf-8') =>
  bucket.put(key, { bytes: Buffer.from(text), contentType, cacheControl: 'no-cache' })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const account = ADMIN_PAGES.find(({ route }) => route === adminPaths.account) as AdminPage
const SHELL = `admin/${adminPageFile('et', account)}`

beforeEach(async () => {
  bucket = new MemoryBucket()
  Object.assign(state, { isHere: false, administrator: {} })
  await publish('site/index.html', 'avaleht')
  await publish('site/en/index.html', 'home page')
  await publish('site/tooted/kodulõhnad.html', 'kodulõhnad')
  await publish('site/404.html', 'ei leitud')
  await publish('site/en/404.html', 'not found')
  await publish('site/410/uudised.html', 'uudis on kustutatud')
  await publish('site/sitemap.xml', '<urlset/>', 'application/xml; charset=utf-8')
  await publish('site/_headers', siteHeaders("default-src 'self'", 'https://aroomikoda.example'), 'text/plain')
  await publish('admin/_headers', adminHeaders("default-src 'self' blob:"), 'text/plain')
  await publish(SHELL, 'konto, esimene')
  bucket.calls.length = 0
})

test('an administrator gets the page that is in the bucket, with its policy, and never an earlier one', async () => {
  const first = await get(account.route)
  expect([first.statusCode, first.body, first.headers['cache-control']]).toEqual([200, 'konto, esimene', 'private, no-cache'])
  expect(first.headers['content-security-policy']).toContain('blob:')
  bucket.calls.length = 0
  expect((await get(account.route, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  expect(bucket.keysOf('get')).toEqual([])
  await publish(SHELL, 'konto, teine')
  bucket.calls.length = 0
  expect((await get(account.route, { 'if-none-match': String(first.headers.etag) })).body).toBe('konto, teine')
  expect(bucket.keysOf('get')).toEqual([SHELL])
})

test('a visitor who asks for a guarded page is led away, and the bucket is not asked', async () => {
  state.administrator = undefined
  expect((await get(account.route)).statusCode).toBe(302)
  expect(bucket.calls).toEqual([])
})

test.each([
  ['/', 200, 'avaleht'],
  ['/en/', 200, 'home page'],
  ['/tooted/kodul%C3%B5hnad?leht=2', 200, 'kodulõhnad'],
  ['/sitemap.xml', 200, '<urlset/>'],
  ['/410/uudised', 410, 'uudis on kustutatud'],
  ['/tundmatu', 404, 'ei leitud'],
  ['/en/unknown', 404, 'not found'],
  ['/_headers', 404, 'ei leitud'],
  ['/../admin/_headers', 404, 'ei leitud'],
])('%s is answered %i as the CDN does', async (url, status, body) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.body]).toEqual([status, body])
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test('former addresses lead on: what moved, and what was deleted', async () => {
  const table = {
    segments: [['vana', 'kodulõhnad']],
    moved: [[7, 'küünlad']],
    gone: [[9, 'kodulõhnad']],
    posts: [3],
    lists: [],
    news: null,
  }
  await publish('site/_former-addresses.json', JSON.stringify(table), 'application/json; charset=utf-8')
  await publish('site/410/tooted/kodulõhnad.html', 'toode on kustutatud')
  const answers = await Promise.all(
    ['/tooted/vana?leht=2', '/tooted/vana/12', '/tooted/vana/7', '/tooted/vana/9', '/uudised/3.html'].map(answerOf),
  )
  expect(answers).toEqual([
    [301, '/tooted/kodul%C3%B5hnad?leht=2'],
    [301, '/tooted/kodul%C3%B5hnad/12'],
    [301, '/tooted/k%C3%BC%C3%BCnlad/7'],
    [410, 'toode on kustutatud'],
    [410, 'uudis on kustutatud'],
  ])
  // As from the folder: the server's own headers on a redirect, and nothing that a cache keeps.
  expect((await get('/tooted/vana')).headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  expect((await get('/uudised/3')).headers).toMatchObject({ 'cache-control': 'no-cache' })
})

async function answerOf(url: string) {
  const { statusCode, headers, body } = await get(url)
  return [statusCode, headers.location ?? body]
}

test.each([
  ['/en?keel=en', 308, '/en/?keel=en'],
  ['/tooted/kodul%C3%B5hnad/', 308, '/tooted/kodul%C3%B5hnad'],
  ['/tooted/kodul%C3%B5hnad.html', 308, '/tooted/kodul%C3%B5hnad'],
  ['/index.html', 308, '/'],
  ['/en/tooted/Midagi%20muud/12', 301, '/en/tooted/kodul%C3%B5hnad/12'],
  ['/tooted/kodul%C3%B5hnad/12', 404, 'ei leitud'],
  ['/tooted/kodul%C3%B5hnad/13', 404, 'ei leitud'],
  ['/tooted/kodul%C3%B5hnad/leht/9', 301, '/tooted/kodul%C3%B5hnad'],
  ['/tooted/muu/leht/9', 404, 'ei leitud'],
  ['/share/veel-joonistamata.jpg', 302, '/jagamine.jpg'],
])('%s is answered %i with %s, as from the folder', async (url, status, answer) => {
  expect(await answerOf(url)).toEqual([status, answer])
})

test('no browser keeps a redirect to the usual spelling for good', async () => {
  expect((await get('/index.html')).headers['cache-control']).toBe('no-cache')
})

test('no cache keeps the company’s picture for a share picture that is not drawn yet', async () => {
  expect((await get('/share/veel-joonistamata.jpg')).headers['cache-control']).toBe('no-store')
})

test('an asset is asked for by its own name alone', async () => {
  await publish('site/_astro/a.js', 'let a', 'text/javascript; charset=utf-8')
  bucket.calls.length = 0
  expect((await get('/_astro/a.js')).body).toBe('let a')
  expect(bucket.keysOf('get').filter(key => key.includes('a.js'))).toEqual(['site/_astro/a.js'])
})

test('a guarded page is not sent without its headers', async () => {
  await bucket.delete(['admin/_headers'])
  const answer = await get(account.route, { accept: 'text/html' })
  expect(answer.statusCode).toBe(503)
  expect(answer.body).not.toContain('konto')
})

test('while the bucket does not answer, visitors get what was published here last', async () => {
  bucket.before = () => {
    throw new Error('away')
  }
  const answer = await get('/')
  expect([answer.statusCode, answer.body]).toEqual([200, 'what this folder had'])
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await get(account.route)).statusCode).toBe(503)
})

test('while the bucket does not answer, an administrator gets the page of this folder, unless it is of other code', async () => {
  bucket.before = () => {
    throw new Error('away')
  }
  const compiled = join(clientDir, '_astro')
  const shell = join(dataDir, SHELL)
  for (const folder of [compiled, dirname(shell)]) mkdirSync(folder, { recursive: true })
  onTestFinished(() => [compiled, join(dataDir, 'admin')].forEach(folder => rmSync(folder, { recursive: true })))
  writeFileSync(join(dataDir, 'admin/_headers'), adminHeaders("default-src 'none' blob:"))
  writeFileSync(shell, '<script type="module" src="/_astro/konto.1a.js"></script>')
  expect((await get(account.route)).statusCode).toBe(503)
  writeFileSync(join(compiled, 'konto.1a.js'), 'let konto')
  const { statusCode, body, headers } = await get(account.route)
  expect([statusCode, body, headers['cache-control']]).toEqual([200, expect.stringContaining('konto.1a.js'), 'private, no-cache'])
  expect(headers['content-security-policy']).toContain('blob:')
})

test('the operator’s own files do not wait for the bucket, and are the same on the machine that publishes', async () => {
  const folders = ['site/.well-known', 'public/.well-known'].map(name => join(dataDir, name))
  onTestFinished(() => folders.forEach(folder => rmSync(folder, { recursive: true })))
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'security.txt'), folder.includes('public') ? 'the operator’s' : 'the site’s')
  }
  for (const isHere of [false, true]) {
    state.isHere = isHere
    expect((await get('/.well-known/security.txt')).body).toBe('the operator’s')
  }
  expect(bucket.calls).toEqual([])
})

test('where this process publishes, its own folder is the site', async () => {
  state.isHere = true
  expect((await get('/')).body).toBe('what this folder had')
  expect(bucket.calls).toEqual([])
})

describe('what is named by its content', () => {
  const FOR_EVER = 'public, max-age=31536000, immutable'
  const inFolder = (file: string, text: string) => {
    const path = join(dataDir, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    onTestFinished(() => rmSync(path))
  }
  const cachedAnswer = async (url: string) => {
    const { statusCode, body, headers } = await get(url)
    return [statusCode, body, headers['cache-control'], headers['content-security-policy']]
  }

  test('and that the bucket lacks while a new build is delivered, comes from this machine', async () => {
    inFolder('compiled/_astro/new.css', 'p{}')
    inFolder('site/_astro/kept.js', 'let kept')
    inFolder('site/share/drawn-1a2b.jpg', 'drawn')
    expect(await cachedAnswer('/_astro/new.css')).toEqual([200, 'p{}', FOR_EVER, undefined])
    expect(await cachedAnswer('/_astro/kept.js')).toEqual([200, 'let kept', FOR_EVER, undefined])
    expect((await get('/share/drawn-1a2b.jpg')).body).toBe('drawn')
  })

  test('and that another machine’s build left in the bucket, comes from there to pages that browsers have open', async () => {
    await publish('site/_astro/old.js', 'let old', 'text/javascript; charset=utf-8')
    await publish('site/share/drawn-3c4d.jpg', 'drawn there', 'image/jpeg')
    state.isHere = true
    expect(await cachedAnswer('/_astro/old.js')).toEqual([200, 'let old', FOR_EVER, undefined])
    expect((await get('/share/drawn-3c4d.jpg')).body).toBe('drawn there')
  })

  test('and that no place has, is not there; the bucket is asked for nothing else, and may be away', async () => {
    expect((await get('/_astro/none.js')).statusCode).toBe(404)
    state.isHere = true
    inFolder('site/404.html', 'ei leitud siit')
    bucket.calls.length = 0
    expect(await answerOf('/tundmatu')).toEqual([404, 'ei leitud siit'])
    expect(await answerOf('/_astro/none')).toEqual([404, 'ei leitud siit'])
    expect(bucket.calls).toEqual([])
    expect(await answerOf('/_astro/none.js')).toEqual([404, 'ei leitud siit'])
    expect(bucket.keysOf('get')).toContain('site/_astro/none.js')
    bucket.before = () => {
      throw new Error('away')
    }
    expect(await answerOf('/_astro/none.js')).toEqual([404, 'ei leitud siit'])
    expect(await answerOf('/share/none.jpg')).toEqual([302, '/jagamine.jpg'])
  })
})

test('a script travels as small as possible: it is compressed once and sent for months', async () => {
  const script = readFileSync(import.meta.filename, 'utf8')
  await publish('site/_astro/a.js', script, 'text/javascript; charset=utf-8')
  const answer = await get('/_astro/a.js', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  expect(answer.rawPayload.length).toBe(brotliCompressSync(script).length)
})

test('a page travels compressed to a client that takes it, and a client that has it gets nothing again', async () => {
  const text = 'kodulõhnad ja küünlad '.repeat(100)
  await publish('site/index.html', text)
  const answer = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', etag: expect.stringMatching(/^W\//) })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text)
  expect((await get('/')).body).toBe(text)
  const again = await get('/', { 'accept-encoding': 'gzip', 'if-none-match': String(answer.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('while the bucket is silent, visitors wait for it for five seconds at most', async () => {
  const limit = AbortSignal.timeout.bind(AbortSignal)
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit(1))
  onTestFinished(() => limits.mockRestore())
  bucket.before = () => new Promise(() => {})
  expect((await get('/')).body).toBe('what this folder had')
  expect(new Set(limits.mock.calls.flat())).toEqual(new Set([5_000]))
})
