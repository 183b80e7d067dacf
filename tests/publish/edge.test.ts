import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { ADMIN_PAGES } from '#common/admin-pages.ts'
import { LOCALES, localePrefix } from '#common/locales.ts'
import { purgerFrom } from '#content-build/deliver/purge/purger-from.ts'
import { SESSION_PATHS } from '#content-build/edge/clean-address.ts'
import { cloudFrontFiles, MAX_FUNCTION_BYTES } from '#content-build/edge/cloudfront.ts'
import { edgeSource, headerGroups, headerNames } from '#content-build/edge/edge-source.ts'
import { netlifyFiles } from '#content-build/edge/netlify.ts'
import { nginxFiles } from '#content-build/edge/nginx.ts'
import { varnishFiles } from '#content-build/edge/varnish.ts'
import { ContentSecurityPolicy, sharedPolicies } from '#content-build/render/content-security-policy.ts'
import { CONTENT_TYPES } from '#server/core/content-types.ts'
import { securityHeaders } from '#server/core/security-headers.ts'
import { StartRefusal } from '#server/core/start-refusal.ts'
import { siteRoutes } from '#server/site/site.routes.ts'
import { compiledSite, TEST_ORIGIN } from '../support/compiled-site.ts'
import { addCategory, addProduct, smallCompany } from '../support/content-state.ts'
import { addressesOfEveryKind, CANDLES, OUT_OF_THE_SITE } from '../support/edge-addresses.ts'
import {
  type Answered,
  askRaw,
  isInstalled,
  startEdge,
  startFileServer,
  startNginx,
  writeFiles,
} from '../support/edge-programs.ts'
import { freePort } from '../support/product-process.ts'
import { FolderPublisher } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { record } from '../support/undone-edits.ts'

const site = await compiledSite()
const { policies } = await sharedPolicies(site)

/** A published company with former addresses, our server that shows it, and what edges are made of. */
async function companyBehindEdges() {
  const state = smallCompany()
  const [candles, oils] = state.ids('category') as [number, number]
  const [moved, deleted] = state.ids('product').filter(id => state.get('product', id).category_id === candles) as [number, number]
  for (const name of ['v2.0', 'node.js']) addProduct(state, addCategory(state, name).id, `Toode ${name}`)
  const publisher = new FolderPublisher(site, state, temporaryFolder())
  await publisher.publishFirst()
  state.update('product', moved, { category_id: oils })
  record(state, () => state.delete('product', deleted))
  await publisher.publish()
  const siteDir = join(publisher.folder, 'site')
  const app = fastify()
  await app.register(securityHeaders, { isEncrypted: true })
  const { guarded, files } = siteRoutes({ dataDir: publisher.folder })
  await app.register(guarded)
  await app.register(files)
  app.post('/send-email', async () => 'sent')
  app.get('/auth/authenticate', async ({ headers }) => headers.cookie ?? 'no cookie')
  app.get('/api/feedbacks/1', async (_, reply) => reply.header('etag', '"feedback-1-2"').send({ body: 'Ж'.repeat(1_000) }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const source = edgeSource({ siteDir, policy: policies.site, origin: TEST_ORIGIN })
  const own = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { state, publisher, siteDir, source, own, moved, deleted }
}
type Shown = Awaited<ReturnType<typeof companyBehindEdges>>

/** What an answer says, without validators, which each server makes in its own way. */
function said({ status, headers, body }: Answered, names: readonly string[]) {
  const told = [...names, 'content-type', 'location'].map(name => [name, headers[name]])
  return { status, headers: Object.fromEntries(told) as Record<string, unknown>, body: body.toString('latin1') }
}

async function expectSame(shown: Shown, origin: string, addresses: readonly string[]): Promise<void> {
  const names = headerNames(headerGroups(shown.source))
  for (const address of addresses) {
    const [here, there] = await Promise.all([askRaw(origin, address), askRaw(shown.own, address)])
    expect({ address, ...said(here, names) }).toEqual({ address, ...said(there, names) })
  }
}

/** A server that packs an answer weakens its tag, which no write may name in `If-Match`. */
async function expectApiAsItIs(origin: string): Promise<void> {
  for (const encoding of ['gzip', 'identity']) {
    const { headers } = await askRaw(origin, '/api/feedbacks/1', { headers: { 'accept-encoding': encoding } })
    expect([headers['etag'], headers['content-encoding']]).toEqual(['"feedback-1-2"', undefined])
  }
}

test('the policy of released pages and that of the compiled code are both allowed', () => {
  const siteDir = temporaryFolder()
  const policy = ContentSecurityPolicy.parse("default-src 'self'; script-src 'self' 'sha256-new'; style-src 'self'")
  expect(edgeSource({ siteDir, policy, origin: TEST_ORIGIN }).isReleased).toBe(false)
  writeFileSync(join(siteDir, '_headers'), "/*\n  Content-Security-Policy: script-src 'sha256-old'\n")
  const { headersFile, isReleased } = edgeSource({ siteDir, policy, origin: TEST_ORIGIN })
  expect(isReleased).toBe(true)
  expect(headersFile).toContain("script-src 'self' 'sha256-new' 'sha256-old'")
})

test('nginx and Varnish are written for plain HTTP behind them, and an address with TLS is refused in a sentence', () => {
  const source = edgeSource({ siteDir: temporaryFolder(), policy: policies.site, origin: TEST_ORIGIN })
  const [plain, encrypted] = [new URL('http://10.0.0.4:3000'), new URL('https://api.example.ee')]
  const varnish = { app: plain, files: plain, purgers: [], secretFile: '/secret' }
  for (const write of [
    () => nginxFiles(source, encrypted),
    () => varnishFiles(source, { ...varnish, app: encrypted }),
    () => varnishFiles(source, { ...varnish, files: encrypted }),
  ]) {
    expect(write).toThrow(StartRefusal)
    expect(write).toThrow(/^https:\/\/api\.example\.ee/)
  }
})

test.runIf(isInstalled('nginx'))('nginx answers every kind of address as our server does', async () => {
  const shown = await companyBehindEdges()
  const origin = await startNginx(nginxFiles(shown.source, new URL(shown.own)))
  await expectSame(shown, origin, [...addressesOfEveryKind(shown), `${CANDLES}/${shown.moved}?utm_source=kiri`, '/tooted?q=1'])
  expect((await askRaw(origin, '/send-email', { method: 'POST' })).body.toString()).toBe('sent')
  await expectApiAsItIs(origin)
  await expectSame(shown, origin, ['/api'])
  const ownPack = await askRaw(shown.own, '/tooted', { headers: { 'accept-encoding': 'gzip' } })
  for (const through of [{}, { via: '1.1 office' }]) {
    const packed = await askRaw(origin, '/tooted', { headers: { 'accept-encoding': 'gzip', ...through } })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(packed.body.length).toBeLessThan(1.05 * ownPack.body.length)
  }
  const passedOn = { headers: { 'x-forwarded-for': '203.0.113.7' } }
  expect((await askRaw(origin, '/readyz', passedOn)).status).toBe(403)
})

test.runIf(isInstalled('nginx'))('nginx takes a policy that is longer than its parameters may be', async () => {
  const siteDir = temporaryFolder()
  writeFileSync(join(siteDir, 'index.html'), '<!doctype html>')
  const hashes = Array.from(
    { length: 200 },
    (_, index) => `'sha256-${Buffer.from(`style ${index}`.repeat(4)).toString('base64').slice(0, 43)}='`,
  )
  const policy = ContentSecurityPolicy.parse(`default-src 'self'; style-src 'self' ${hashes.join(' ')}`)
  const source = edgeSource({ siteDir, policy, origin: TEST_ORIGIN })
  const origin = await startNginx(nginxFiles(source, new URL('http://127.0.0.1:1')))
  const { headers } = await askRaw(origin, '/')
  expect(headers['content-security-policy']).toBe(headerGroups(source)[0]?.headers['content-security-policy'])
  expect(headers['content-security-policy']?.length).toBeGreaterThan(10_000)
})

test.runIf(isInstalled('varnishd'))(
  'Varnish answers as our server does, keeps files until they are purged, and nothing else',
  async () => {
    const shown = await companyBehindEdges()
    const [folder, port, files] = [temporaryFolder(), await freePort(), await startFileServer(shown.siteDir)]
    const secretFile = join(folder, 'secret')
    writeFileSync(secretFile, 'token\n')
    const urls = { files: new URL(files.url), app: new URL(shown.own) }
    writeFiles(folder, varnishFiles(shown.source, { ...urls, purgers: ['127.0.0.0/8', '::1'], secretFile }))
    const args = ['-F', '-n', join(folder, 'work'), '-j', 'none', '-a', `127.0.0.1:${port}`, '-T', 'none', '-s', 'malloc,32m']
    const origin = await startEdge('varnishd', [...args, '-f', join(folder, 'aroomikoda.vcl')], port)
    const all = [...addressesOfEveryKind(shown), '/_astro/late.js', `${CANDLES}/${shown.moved}?utm_source=kiri`]
    await expectSame(shown, origin, [...all, ...OUT_OF_THE_SITE])
    files.asked.length = 0
    // Each copy of a long address that Varnish keeps in a header would count among those of its request.
    await expectSame(shown, origin, ['/tooted', '/tooted?q=1', '/en/', '/logo.svg', `/${'x'.repeat(5_000)}`])
    expect(files.asked).toEqual([])

    const read = async (address: string) => (await askRaw(origin, address)).body.toString()
    const change = (file: string, text: string) => writeFileSync(join(shown.siteDir, file), text)
    const changes = { 'tooted.html': 'teine', 'küünlad.html': 'uus', '_astro/late.js': 'late' }
    for (const [file, text] of Object.entries(changes)) change(file, text)
    expect(await read('/tooted')).not.toBe('teine')
    expect(await read('/_astro/late.js'), 'asked for when it was missing, and not purged').toBe('late')
    const options = { id: '1', signal: AbortSignal.timeout(10_000) }
    const purger = purgerFrom({ purge: { kind: 'varnish', urls: [origin], secret: 'token' }, publicUrl: TEST_ORIGIN })
    await purger?.purge({ addresses: ['/tooted', '/k%C3%BC%C3%BCnlad'] }, options)
    expect([await read('/tooted'), await read('/tooted?utm=1'), await read('/k%C3%BC%C3%BCnlad')]).toEqual([
      'teine',
      'teine',
      'uus',
    ])
    change('tooted.html', 'kolmas')
    change('en/tooted.html', 'third')
    await purger?.purge('everything', options)
    expect([await read('/tooted'), await read('/en/tooted')]).toEqual(['kolmas', 'third'])
    for (const authorization of ['Bearer other', 'Bearer ', 'token']) {
      expect((await askRaw(origin, '/tooted', { method: 'PURGE', headers: { authorization } })).status).toBe(403)
    }
    expect((await askRaw(origin, '/send-email', { method: 'POST' })).body.toString()).toBe('sent')
    await expectApiAsItIs(origin)
    const passedOn = { headers: { 'x-forwarded-for': '203.0.113.7' } }
    expect((await askRaw(origin, '/readyz', passedOn)).status).toBe(403)
    const asked = await askRaw(origin, '/auth/authenticate', { headers: { cookie: 'session=1' } })
    expect(asked.body.toString()).toBe('session=1')
  },
)

type FunctionHeaders = Record<string, { value: string }>
type FunctionRequest = { method: string; uri: string; querystring: Record<string, { value: string }>; headers: FunctionHeaders }
type FunctionResponse = { statusCode: number; headers: FunctionHeaders }

test('CloudFront’s functions and its origin group answer every kind of address as our server does', async () => {
  const shown = await companyBehindEdges()
  const made = Object.fromEntries(cloudFrontFiles(shown.source).map(({ name, text }) => [name, text]))
  const run = (name: string, event: object): unknown =>
    runInNewContext(`${made[name]}\nhandler(event)`, { event: structuredClone(event) })
  for (const name of ['viewer-request.js', 'viewer-response.js']) {
    expect(Buffer.byteLength(made[name] ?? '')).toBeLessThan(MAX_FUNCTION_BYTES)
  }

  const plain = (headers: FunctionHeaders) =>
    Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))
  const { pathPatterns, originCustomHeaders } = JSON.parse(made['behaviors.json'] ?? '') as {
    pathPatterns: string[]
    originCustomHeaders: Record<string, string>
  }
  /** @param options.seen which request the second function sees */
  async function ask(address: string, options: { seen?: 'as received'; isBucketDown?: boolean } = {}): Promise<Answered> {
    const [uri = '', query] = address.split('?')
    const querystring = query === undefined ? {} : { [query.split('=')[0] ?? '']: { value: query.split('=')[1] ?? '' } }
    const received: FunctionRequest = { method: 'GET', uri, querystring, headers: {} }
    const asked = run('viewer-request.js', { request: received }) as FunctionRequest | FunctionResponse
    if ('statusCode' in asked) return { status: asked.statusCode, headers: plain(asked.headers), body: Buffer.alloc(0) }
    expect(asked.querystring).toEqual({})
    expect(asked.uri.split(/\/|%2F|%5C/)).not.toContain('..')
    const file = join(shown.siteDir, decodeURIComponent(asked.uri))
    // S3 has no keys that long, and an origin group asks no further after its 400.
    if (Buffer.byteLength(decodeURIComponent(asked.uri)) > 1_000) return { status: 400, headers: {}, body: Buffer.alloc(0) }
    const isThere = !options.isBucketDown && statSync(file, { throwIfNoEntry: false })?.isFile()
    const answer: Answered = isThere
      ? { status: 200, headers: { 'content-type': CONTENT_TYPES[extname(file)] }, body: readFileSync(file) }
      : await askRaw(shown.own, asked.uri, { headers: originCustomHeaders })
    if (answer.status >= 400) return answer
    const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, { value: String(value) }]))
    const response = run('viewer-response.js', {
      request: options.seen ? received : asked,
      response: { statusCode: answer.status, headers },
    }) as FunctionResponse
    return { ...answer, headers: plain(response.headers) }
  }

  const guarded = new RegExp(SESSION_PATHS)
  const names = headerNames(headerGroups(shown.source))
  // The behaviours of guarded pages lead past the functions.
  const odd = [`/${'x'.repeat(1_500)}`, `/ru/${'%D0%B6'.repeat(600)}`, ...OUT_OF_THE_SITE]
  for (const address of [...odd, ...addressesOfEveryKind(shown).filter(path => !guarded.test(path))]) {
    const [here, there] = [said(await ask(address), names), said(await askRaw(shown.own, address), names)]
    // A redirect that the function makes itself needs no headers of documents.
    const told = ({ status, headers }: typeof here) => [address, status, headers['location']]
    if (here.status === 308) expect(told(here)).toEqual(told(there))
    else expect({ address, ...here }).toEqual({ address, ...there })
  }
  expect((await ask(CANDLES.replace('/k', '%2Fk'))).status, 'a second address of a page').toBe(404)
  for (const address of ['/', '/en/', '/tooted', '/ru/tooted', CANDLES, '/tooted/v2.0', '/logo.svg']) {
    const [here, there] = [said(await ask(address, { isBucketDown: true }), names), said(await askRaw(shown.own, address), names)]
    expect({ address, ...here }).toEqual({ address, ...there })
  }
  for (const [address, location] of [
    ['/tooted/', '/tooted'],
    [`${CANDLES}/${shown.moved}`, (await askRaw(shown.own, `${CANDLES}/${shown.moved}`)).headers['location']],
  ] as const) {
    for (const options of [{}, { seen: 'as received' }] as const) {
      expect((await ask(`${address}?utm_source=kiri`, options)).headers['location']).toBe(`${String(location)}?utm_source=kiri`)
    }
  }

  const matches = (path: string) =>
    pathPatterns.some(pattern => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path))
  for (const { shell } of ADMIN_PAGES) for (const at of LOCALES.map(localePrefix)) expect(matches(at + shell)).toBe(true)
  for (const path of ['/api/products', '/auth/login', '/auth/authenticate', '/send-email']) expect(matches(path)).toBe(true)
  for (const path of ['/', '/tooted', CANDLES, `${CANDLES}/12`, '/uudised/12', '/_astro/a.js']) expect(matches(path)).toBe(false)
  expect(pathPatterns.length).toBeLessThan(70)
})

test('hosts that read _headers and _redirects get both, and hand the rest to our server, but for what tells of its machine', async () => {
  const { source, moved } = await companyBehindEdges()
  const files = netlifyFiles(source, new URL('https://api.example.ee'))
  const [headers, redirects] = files.map(({ text }) => text)
  expect(headers).toBe(source.headersFile)
  expect(redirects).toContain(`${CANDLES}/${moved} `)
  expect(redirects?.trim().split('\n').slice(-4)).toEqual([
    '/readyz /404.html 404',
    '/healthz /404.html 404',
    '/api/* https://api.example.ee/api/:splat 200',
    '/* https://api.example.ee/:splat 200',
  ])
})
