import { createHash, createHmac } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { inParallel } from '#common/in-parallel.ts'
import { purgedBy } from '#content-build/deliver/purge-addresses.ts'
import { purgerFrom } from '#content-build/deliver/purge/purger-from.ts'
import { PurgeRefused } from '#content-build/deliver/purge/purger.ts'
import type { PurgeKind } from '#server/core/purge-settings.ts'
import { ServiceUnreachable } from '#server/core/service-unreachable.ts'
import { type CdnAsked, startFakeCdn } from '../support/fake-cdn.ts'

const SITE = 'https://www.example.ee'
const PAGES = ['/', '/en/', '/tooted', '/tooted/k%C3%BC%C3%BCnlad/12', '/search/products.json']

const purger = (kind: PurgeKind, url: string, secret: string | null = 'key:secret') => {
  const made = purgerFrom({ purge: { kind, urls: url.split(','), secret }, publicUrl: SITE })
  if (made === null) throw new Error('no purger')
  return made
}
const options = (id = '41') => ({ id, signal: new AbortController().signal })
const many = (count: number) => Array.from({ length: count }, (_, index) => `/tooted/a/${index}`)
const lines = (asked: readonly CdnAsked[]) => asked.map(({ method, url }) => `${method} ${url}`)

test('without settings nothing is purged', () => {
  expect(purgerFrom({ purge: null, publicUrl: SITE })).toBeNull()
})

describe('Varnish', () => {
  test('every node is told of each address, by the token', async () => {
    const [one, two] = [await startFakeCdn(), await startFakeCdn()]
    await purger('varnish', `${one.origin},${two.origin}`, 'token').purge({ addresses: PAGES }, options())
    for (const { asked } of [one, two]) {
      expect(lines(asked).toSorted()).toEqual(PAGES.map(page => `PURGE ${page}`).toSorted())
      for (const { headers } of asked) expect(headers['authorization']).toBe('Bearer token')
    }
  })

  test('a node that is away fails the purge, and the others are told of each address nevertheless', async () => {
    const [away, here] = [await startFakeCdn([{ status: 503 }]), await startFakeCdn()]
    const purged = purger('varnish', `${away.origin},${here.origin}`, 'token').purge({ addresses: many(40) }, options())
    await expect(purged).rejects.toThrow(PurgeRefused)
    expect(lines(here.asked).toSorted()).toEqual(
      many(40)
        .map(page => `PURGE ${page}`)
        .toSorted(),
    )
  })

  test('a node is told of all of the site in one request', async () => {
    const { asked, origin } = await startFakeCdn()
    await purger('varnish', origin, 'token').purge('everything', options())
    expect(lines(asked)).toEqual(['PURGE /'])
    expect(asked[0]?.headers).toMatchObject({ 'purge-everything': '1', authorization: 'Bearer token' })
  })
})

// https://developers.cloudflare.com/api/resources/cache/methods/purge/: POST /zones/{zone_id}/purge_cache, Bearer,
// {"files": […]} or {"purge_everything": true}; 100 files a request.
describe('Cloudflare', () => {
  test('takes whole addresses, a hundred a request', async () => {
    const { asked, origin } = await startFakeCdn()
    const made = purger('cloudflare', `${origin}/client/v4/zones/0a1b`, 'token')
    await made.purge({ addresses: [...PAGES, ...many(200)] }, options())
    expect(lines(asked)).toEqual(Array.from({ length: 3 }, () => 'POST /client/v4/zones/0a1b/purge_cache'))
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer token', 'content-type': 'application/json' })
    const files = asked.map(({ body }) => (JSON.parse(body) as { files: string[] }).files)
    expect(files.map(({ length }) => length)).toEqual([100, 100, 5])
    expect(files.flat()).toEqual([...PAGES, ...many(200)].map(page => SITE + page))
    await made.purge('everything', options())
    expect(asked[3]?.body).toBe('{"purge_everything":true}')
  })

  test.each([
    '{"success": false, "errors": [{"code": 1012, "message": "unable to purge"}]}',
    '{"errors": "unable to purge"}',
    '<h1>unable to purge</h1>',
  ])('may refuse with status 200: %s', async body => {
    const { origin } = await startFakeCdn([{ status: 200, body }])
    const refused = purger('cloudflare', `${origin}/client/v4/zones/0a1b`).purge({ addresses: PAGES }, options())
    await expect(refused).rejects.toThrow(/unable to purge/)
  })
})

// https://www.fastly.com/documentation/reference/api/purging/: POST /purge/{cached_url}, POST /service/{service_id}/purge_all,
// Fastly-Key.
test('Fastly takes one address a request, and all of the site by its service', async () => {
  const { asked, origin } = await startFakeCdn()
  const made = purger('fastly', `${origin}/service/SU1Z0isxPaozGVKXdv0eY`, 'token')
  await made.purge({ addresses: PAGES }, options())
  expect(lines(asked).toSorted()).toEqual(PAGES.map(page => `POST /purge/www.example.ee${page}`).toSorted())
  for (const { headers } of asked) expect(headers['fastly-key']).toBe('token')
  await made.purge('everything', options())
  expect(lines(asked).at(-1)).toBe('POST /service/SU1Z0isxPaozGVKXdv0eY/purge_all')
})

// https://docs.bunny.net/api-reference/core/purge/purge-url: POST /purge?url=&async=&exactPath=, AccessKey; a URL that ends in
// `/` purges everything below it without exactPath. https://docs.bunny.net/cdn/purge-cache: POST /pullzone/{id}/purgeCache.
test('Bunny takes one address a request, and no address of a folder takes all pages below it along', async () => {
  const { asked, origin } = await startFakeCdn()
  const made = purger('bunny', `${origin}/pullzone/77`, 'key')
  await made.purge({ addresses: PAGES }, options())
  const queries = asked
    .map(({ url }) => new URL(url, origin))
    .map(({ pathname, searchParams }) => [pathname, searchParams] as const)
  expect(queries.map(([path]) => path)).toEqual(PAGES.map(() => '/purge'))
  const exact = Object.fromEntries(queries.map(([, asks]) => [asks.get('url'), [asks.get('async'), asks.get('exactPath')]]))
  expect(exact).toEqual(Object.fromEntries(PAGES.map(page => [SITE + page, ['true', page.endsWith('/') ? 'true' : null]])))
  for (const { method, headers } of asked) expect([method, headers['accesskey']]).toEqual(['POST', 'key'])
  await made.purge('everything', options())
  expect(lines(asked).at(-1)).toBe('POST /pullzone/77/purgeCache')
})

// https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html
describe('CloudFront', () => {
  const invalidation = (asked: CdnAsked | undefined) => ({
    reference: /<CallerReference>(.*)<\/CallerReference>/.exec(asked?.body ?? '')?.[1],
    quantity: Number(/<Quantity>(\d+)<\/Quantity>/.exec(asked?.body ?? '')?.[1]),
    paths: [...(asked?.body ?? '').matchAll(/<Path>(.*?)<\/Path>/g)].map(([, path]) => path),
  })

  test('invalidates an address and what the function at the edge makes of it, in one request', async () => {
    const { asked, origin } = await startFakeCdn()
    await purger('cloudfront', `${origin}/2020-05-31/distribution/E1`).purge({ addresses: PAGES }, options())
    expect(lines(asked)).toEqual(['POST /2020-05-31/distribution/E1/invalidation'])
    expect(asked[0]?.body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?><InvalidationBatch xmlns="http:\/\/cloudfront.amazonaws.com\/doc\/2020-05-31\/">/,
    )
    const { paths, quantity } = invalidation(asked[0])
    expect(quantity).toBe(paths.length)
    expect(paths).toEqual([
      '/',
      '/index.html',
      '/en/',
      '/en/index.html',
      '/tooted',
      '/tooted.html',
      '/tooted/k%C3%BC%C3%BCnlad/12',
      '/tooted/k%C3%BC%C3%BCnlad/12.html',
      '/search/products.json',
    ])
  })

  test('knows a repeated request again, and takes another one for another', async () => {
    const { asked, origin } = await startFakeCdn()
    const made = purger('cloudfront', `${origin}/2020-05-31/distribution/E1`)
    for (const addresses of [PAGES, PAGES, ['/tooted']]) await made.purge({ addresses }, options('41'))
    await made.purge({ addresses: PAGES }, options('41-again'))
    await made.purge('everything', options('42'))
    const [first, repeated, other, second, all] = asked.map(invalidation)
    expect(first?.reference).toMatch(/^41-/)
    expect(repeated?.reference).toBe(first?.reference)
    expect(new Set([first, other, second, all].map(each => each?.reference)).size).toBe(4)
    expect(all?.paths).toEqual(['/*'])
  })

  test('gets a request whose signature is right (Signature Version 4)', async () => {
    const { asked, origin } = await startFakeCdn()
    await purger('cloudfront', `${origin}/2020-05-31/distribution/E1`, 'AKID:sec/ret').purge('everything', options())
    const { headers, body, url } = asked[0] as (typeof asked)[number]
    const [, scope = '', names = '', signature] =
      /^AWS4-HMAC-SHA256 Credential=AKID\/([^,]+), SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
        String(headers['authorization']),
      ) ?? []
    expect(scope).toMatch(/^\d{8}\/us-east-1\/cloudfront\/aws4_request$/)
    expect(names.split(';')).toEqual(expect.arrayContaining(['host', 'x-amz-date']))
    const sha = (text: string) => createHash('sha256').update(text).digest('hex')
    const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
    const signedHeaders = names.split(';').map(name => `${name}:${String(headers[name])}\n`)
    const canonical = ['POST', url, '', signedHeaders.join(''), names, sha(body)].join('\n')
    const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha(canonical)].join('\n')
    const key = scope.split('/').reduce<string | Buffer>((made, part) => mac(made, part), 'AWS4sec/ret')
    expect(signature).toBe(mac(key, toSign).toString('hex'))
  })
})

// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
describe('a webhook', () => {
  test.each([
    ['any text', 'a secret', Buffer.from('a secret')],
    ['base64', `whsec_${Buffer.from('bytes').toString('base64')}`, Buffer.from('bytes')],
  ])('is signed with its number and time (secret as %s), a thousand addresses a request', async (_, secret, key) => {
    const { asked, origin } = await startFakeCdn()
    const addresses = [...PAGES, ...many(1_500)]
    await purger('webhook', `${origin}/purge`, secret).purge({ addresses }, options('41'))
    expect(lines(asked)).toEqual(['POST /purge', 'POST /purge'])
    const told = asked.map(({ body }) => JSON.parse(body) as { type: string; data: { addresses: string[] } })
    expect(told.map(({ type }) => type)).toEqual(['site.purge', 'site.purge'])
    expect(told.flatMap(({ data }) => data.addresses)).toEqual(addresses)
    expect(asked.map(({ headers }) => headers['webhook-id'])).toEqual(['41.0', '41.1'])
    for (const { headers, body } of asked) {
      const at = String(headers['webhook-timestamp'])
      expect(Math.abs(Date.now() / 1000 - Number(at))).toBeLessThan(60)
      const signed = createHmac('sha256', key).update(`${String(headers['webhook-id'])}.${at}.${body}`)
      expect(headers['webhook-signature']).toBe(`v1,${signed.digest('base64')}`)
    }
  })

  test('says when it is about all of the site', async () => {
    const { asked, origin } = await startFakeCdn()
    await purger('webhook', origin).purge('everything', options())
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ type: 'site.purge', data: { everything: true } })
  })
})

describe('a CDN that', () => {
  test('never answers is given up', async () => {
    const { asked, origin } = await startFakeCdn([null])
    const limited = AbortSignal.timeout
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => limited(ms / 20))
    onTestFinished(() => timeout.mockRestore())
    await expect(purger('webhook', origin).purge('everything', options())).rejects.toThrow(ServiceUnreachable)
    expect(asked).toHaveLength(1)
  })

  test('asks to wait is asked again after that time', async () => {
    const { asked, origin } = await startFakeCdn([
      { status: 429, headers: { 'retry-after': '1' } },
      { status: 503, headers: { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' } },
    ])
    const began = performance.now()
    await purger('webhook', origin).purge('everything', options())
    expect(asked.length).toBe(3)
    expect(performance.now() - began).toBeGreaterThanOrEqual(990)
  })

  test.each([
    ['asks for a longer pause than a delivery waits', { status: 429, headers: { 'retry-after': '3600' } }],
    ['is too busy without saying for how long', { status: 429 }],
    ['fails', { status: 500 }],
    ['does not know the key', { status: 403 }],
  ])('%s fails the purge, whose error has its words', async (_, answer) => {
    const { asked, origin } = await startFakeCdn([{ ...answer, body: 'these are\n  my words' }])
    const refusal = purger('webhook', origin).purge('everything', options())
    await expect(refusal).rejects.toThrow(PurgeRefused)
    await expect(refusal).rejects.toMatchObject({
      status: answer.status,
      message: expect.stringMatching(/: these are my words$/),
    })
    expect(asked.length).toBe(1)
  })

  test('asks to wait for ever is asked five times', async () => {
    const busy = Array.from({ length: 9 }, () => ({ status: 429, headers: { 'retry-after': '0' } }))
    const { asked, origin } = await startFakeCdn(busy)
    await expect(purger('webhook', origin).purge('everything', options())).rejects.toMatchObject({ status: 429 })
    expect(asked.length).toBe(5)
  })

  test('leads elsewhere does not get the secret sent there', async () => {
    const other = await startFakeCdn()
    const { origin } = await startFakeCdn([{ status: 307, headers: { location: `${other.origin}/` } }])
    await expect(purger('webhook', origin).purge('everything', options())).rejects.toThrow(
      /could not be reached: unexpected redirect/,
    )
    expect(other.asked).toEqual([])
  })

  test('is waited for no longer when the delivery is given up', async () => {
    const { asked, origin } = await startFakeCdn([{ status: 429, headers: { 'retry-after': '50' } }])
    const delivery = new AbortController()
    const waiting = vi.spyOn(delivery.signal, 'addEventListener')
    const purged = purger('webhook', origin).purge('everything', { id: '1', signal: delivery.signal })
    await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 60_000 })
    // The pause listens too.
    await vi.waitFor(() => expect(waiting).toHaveBeenCalled(), { timeout: 60_000 })
    delivery.abort(new Error('given up'))
    await expect(purged).rejects.toThrow()
  })
})

test('after a failure no further address is asked for', async () => {
  const begun: number[] = []
  const underWay = Promise.withResolvers<void>()
  const work = (item: number) => {
    begun.push(item)
    return item === 1 ? underWay.promise : Promise.reject(new Error('refused'))
  }
  const settled = Promise.allSettled([inParallel([1, 2, 3, 4, 5, 6, 7, 8], 2, work)])
  await nextTurn()
  underWay.resolve()
  expect(await settled).toEqual([{ status: 'rejected', reason: new Error('refused') }])
  expect(begun).toEqual([1, 2])
})

test('pages for administrators alone are no purge: no cache keeps them, and CloudFront refuses an empty one', () => {
  const made = purger('cloudfront', 'https://api.example/x')
  expect(purgedBy(new Set(['admin/toode.html']), made)).toBeNull()
  expect(purgedBy(new Set(['admin/toode.html', 'site/en/index.html']), made)).toEqual({ addresses: ['/en/'] })
})

test('every purger says above how many addresses all of the site is purged instead', () => {
  const most = (kind: PurgeKind) => purger(kind, 'https://api.example/x').maxAddresses
  expect(['varnish', 'cloudfront', 'cloudflare', 'fastly', 'bunny', 'webhook'].map(kind => most(kind as PurgeKind))).toEqual([
    10_000, 700, 1_000, 1_000, 100, 10_000,
  ])
})
