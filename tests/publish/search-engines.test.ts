import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES, localePrefix, splitLocale } from '#common/locales.ts'
import { BODY } from '#common/localized-fields.ts'
import type { SitePath } from '#common/paths.ts'
import { Answers } from '#content-build/content/query-results.ts'
import { readAllContent } from '#content-build/content/read-content.ts'
import { RecordingReader } from '#content-build/content/recording-reader.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { addressesOf } from '#content-build/plan/addresses.ts'
import { areaOf } from '#content-build/plan/published-file.ts'
import { TEXT_IDS } from '#src/content/content-reader.ts'
import { compiledSite, TEST_ORIGIN } from '../support/compiled-site.ts'
import { allowConsole } from '../support/console-guard.ts'
import { addCategory, addPicture, addPost, addProduct, ContentState, pictureUrl, smallCompany } from '../support/content-state.ts'
import { htmlProblems } from '../support/html-problems.ts'
import { demoDatabase } from '../support/publishing-process.ts'
import { elementsOf, parseXml } from '../support/xml.ts'

const site = await compiledSite()

type Node = { '@type': string | string[]; [property: string]: unknown }

async function rendered(answers: Answers, address: SitePath): Promise<string> {
  return Buffer.from(await site.render(address, new RecordingReader(answers))).toString()
}

/** Values of a tag's attribute, in the order of the page. */
const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
const meta = (html: string, name: string) =>
  attributes(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0]
const canonicalOf = (html: string) => attributes(html, /<link rel="canonical" href="([^"]+)"/g)[0]

function alternatesOf(html: string): Record<string, string> {
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  return Object.fromEntries(links.map(([, language = '', href = '']) => [language, href]))
}

function structuredData(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)]
  return blocks.flatMap(([, json = '']) => {
    const { '@context': context, '@graph': graph } = JSON.parse(json) as { '@context': string; '@graph': Node[] }
    expect(context).toBe('https://schema.org')
    return graph
  })
}

/** The pages on which an account begins, in each language. */
const LOG_IN_PAGE = /^(\/en|\/ru)?\/(admin|admin\/parool|signup)$/

const isTrail = (node: Node) => kindOf(node) === 'BreadcrumbList'

/** The address that each trail ends with. */
function lastCrumbs(nodes: readonly Node[]): unknown[] {
  return nodes.filter(isTrail).map(({ itemListElement }) => (itemListElement as { item: string }[]).at(-1)?.item)
}

const text = expect.stringMatching(/\S/)
const ourUrl = expect.stringMatching(/^https:\/\/aroomikoda\.example\//)
const pictures = expect.arrayContaining([expect.stringMatching(/^https:\/\/aroomikoda\.example\/share\/[\w-]{22}\.jpg$/)])
const company = { '@type': 'Organization', name: text, url: ourUrl, logo: ourUrl }

/** What search engines require of each kind, and what we know beyond it. */
const REQUIRED: Readonly<Record<string, unknown>> = {
  Organization: { name: text, url: ourUrl, logo: ourUrl, image: ourUrl, telephone: text, address: { '@type': 'PostalAddress' } },
  WebSite: { name: text, url: ourUrl },
  BreadcrumbList: { itemListElement: expect.any(Array) },
  Product: {
    name: text,
    image: [ourUrl],
    description: text,
    sku: text,
    offers: {
      '@type': 'Offer',
      url: ourUrl,
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'EUR',
      seller: company,
      availability: 'https://schema.org/InStock',
    },
  },
  NewsArticle: {
    headline: text,
    image: pictures,
    author: company,
    publisher: company,
    mainEntityOfPage: ourUrl,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  },
}

const kindOf = (node: Node) => [node['@type']].flat()[0] as string

function expectedKinds(path: string): string[] {
  const page = splitLocale(path).rest || '/'
  if (page === '/') return ['Organization', 'WebSite']
  if (/^\/tooted\/[^/]+\/\d+$/.test(page) && !page.startsWith('/tooted/leht/')) return ['BreadcrumbList', 'Product']
  if (/^\/uudised\/\d+$/.test(page)) return ['BreadcrumbList', 'NewsArticle']
  return page === '/kontakt' ? ['BreadcrumbList', 'Organization'] : ['BreadcrumbList']
}

/** The page of a product or a post, which has a picture of its own for shared links; every other page has the company's. */
const ITEM_PAGE = /\/(?:tooted\/(?!leht\/)[^/]+|uudised)\/\d+$/
const COMPANY_SHARED = /^https:\/\/aroomikoda\.example\/jagamine\.jpg$/

describe('every page of the demo company', () => {
  test('tells search engines what it is, where it is and where its twins are', { timeout: 240_000 }, async () => {
    const { orm } = await demoDatabase()
    await orm.em.fork().execute('update texts set body_ru = null where id in (?, ?)', [TEXT_IDS.founder, TEXT_IDS.giftCards])
    await orm.em.fork().execute("update services set title_ru = null where type = 'kinkekaardid'")
    await orm.em.fork().execute('update texts set body_ru = null where id = ?', [TEXT_IDS.events])
    await orm.em.fork().execute("update categories set name_en = null where name = 'Ruumispreid'")
    const answers = new Answers(Snapshot.fromRows(await readAllContent(orm.em.fork()), 2026))
    const addresses = addressesOf(answers.snapshot)
    const indexed = new Map<string, string>()
    const descriptions: string[] = []
    const repeated: string[] = []
    for (const address of addresses) {
      const html = await rendered(answers, address)
      if (!html.startsWith('<!DOCTYPE html>')) continue
      const nodes = structuredData(html)
      for (const node of nodes) expect(node, `${kindOf(node)} of ${address}`).toMatchObject(REQUIRED[kindOf(node)] as object)
      // A visitor who opens a link to a guarded page gets the home page; a log-in is nothing to share.
      if (areaOf(address) === 'admin' || LOG_IN_PAGE.test(address)) {
        expect([meta(html, 'robots'), meta(html, 'og:image'), meta(html, 'og:title')], address).toEqual([
          'noindex',
          undefined,
          undefined,
        ])
        expect([canonicalOf(html), nodes], address).toEqual([undefined, []])
        continue
      }
      const picture = ITEM_PAGE.test(address) ? /^https:\/\/aroomikoda\.example\/share\/[\w-]{22}\.jpg$/ : COMPANY_SHARED
      const [width, height] = [meta(html, 'og:image:width'), meta(html, 'og:image:height')]
      expect([meta(html, 'og:image'), width, height], address).toEqual([expect.stringMatching(picture), '1200', '630'])
      expect(meta(html, 'twitter:card'), address).toBe('summary_large_image')
      if (meta(html, 'robots') === 'noindex') {
        expect(canonicalOf(html), address).toBeUndefined()
        continue
      }
      if (canonicalOf(html) !== TEST_ORIGIN + address) {
        // Not translated: the Estonian page again, whose languages do not name it.
        expect(canonicalOf(html)).toBe(TEST_ORIGIN + splitLocale(address).rest)
        expect([meta(html, 'og:url'), alternatesOf(html)], address).toEqual([canonicalOf(html), {}])
        repeated.push(address)
        continue
      }
      expect(nodes.map(kindOf).toSorted(), address).toEqual(expectedKinds(address))
      expect(lastCrumbs(nodes), address).toEqual(nodes.some(isTrail) ? [canonicalOf(html)] : [])
      expect(meta(html, 'description')?.length, address).toBeGreaterThan(20)
      descriptions.push(meta(html, 'description') ?? '')
      indexed.set(TEST_ORIGIN + address, html)
    }
    expect(indexed.size).toBeGreaterThan(200)
    expect(descriptions.filter((words, index) => descriptions.indexOf(words) < index)).toEqual([])
    expect(repeated).toEqual(
      expect.arrayContaining(['/en/uudised/13', '/ru/asutajast', '/ru/kinkekaardid', '/en/tooted/ruumispreid']),
    )
    expect(repeated, 'items of it are translated').not.toContain('/ru/teenused/uritused')

    const twins = new Map([...indexed].map(([url, html]) => [url, alternatesOf(html)]))
    for (const [url, alternates] of twins) {
      expect(Object.keys(alternates), url).toEqual([...LOCALES.filter(locale => locale in alternates), 'x-default'])
      expect(Object.values(alternates), url).toContain(url)
      for (const twin of Object.values(alternates)) expect(twins.get(twin), `${url} names ${twin}`).toEqual(alternates)
    }
    await expectSitemap(answers, twins)
  })
})

/** The sitemap names every page that search engines may show, but for older parts of lists, with the page's own twins. */
async function expectSitemap(answers: Answers, twins: ReadonlyMap<string, Record<string, string>>): Promise<void> {
  const robots = await rendered(answers, '/robots.txt')
  expect(robots).toContain(`Sitemap: ${TEST_ORIGIN}/sitemap.xml`)
  const index = elementsOf(parseXml(await rendered(answers, '/sitemap.xml')), 'loc').map(loc => loc.text)
  const listed: string[] = []
  for (const file of index) {
    for (const url of elementsOf(parseXml(await rendered(answers, file.slice(TEST_ORIGIN.length) as SitePath)), 'url')) {
      const loc = elementsOf(url, 'loc')[0]?.text ?? ''
      const links = elementsOf(url, 'xhtml:link').map(({ attributes: { hreflang, href } }) => [hreflang, href])
      expect(Object.fromEntries(links), loc).toEqual(twins.get(loc))
      listed.push(loc)
    }
  }
  expect(listed.toSorted()).toEqual([...twins.keys()].filter(url => !url.includes('/leht/')).toSorted())
}

describe('hostile words', () => {
  const words = 'Küünal "Öö"\n</script><script>alert(1)</script> & \'<!--\' ]]> {{x}} \\u003c'

  test('in titles stay words: in the head, in structured data, in the markup', async () => {
    const state = new ContentState()
    for (let id = 1; id <= 9; id += 1) state.set('text', { id, ...BODY.pick({ body: '<p>Tekst</p>' }) })
    const category = addCategory(state, 'Küünlad')
    const product = addProduct(state, category.id, words)
    const post = addPost(state, words, '2026-03-01T09:00:00.000Z')
    const answers = new Answers(Snapshot.fromRows(state.rows, 2026))
    const pages = [`/tooted/${category.segment}/${product.id}`, `/uudised/${post.id}`, '/uudised', '/tooted'] as SitePath[]
    for (const page of pages) {
      const html = await rendered(answers, encodeURI(page) as SitePath)
      expect(await htmlProblems(html), page).toEqual([])
      // Within the quotes of an attribute nothing is markup.
      expect(html.replace(/="[^"]*"/g, '').includes('<script>alert(1)'), page).toBe(false)
      const named = structuredData(html).flatMap(node => (node['name'] ?? node['headline'] ?? []) as string)
      if (/\d$/.test(page)) expect(named).toContain(words)
    }
  })
})

test('a product shows search engines its photograph, else the drawn picture, and never an empty description', async () => {
  const state = smallCompany()
  const { id, category_id: category } = state.get('product', state.ids('product')[0] as number)
  const address: SitePath = `/tooted/${encodeURIComponent(state.get('category', category).segment)}/${id}`
  const asShown = async (image: string | null) => {
    state.update('product', id, { image, description: '' })
    const html = await rendered(new Answers(Snapshot.fromRows(state.rows, 2026)), address)
    expect(meta(html, 'description')).toMatch(/\S/)
    return structuredData(html).find(node => kindOf(node) === 'Product')
  }
  const photograph = pictureUrl(addPicture(state, 1200))
  const withPhotograph = await asShown(photograph)
  expect(withPhotograph).toMatchObject({ image: [TEST_ORIGIN + photograph] })
  expect(withPhotograph).not.toHaveProperty('description')
  expect(await asShown('/pildid/kyynal.svg')).toMatchObject({ image: pictures })
})

test('a translated title has no Estonian description below it in search results, but one that names the item', async () => {
  const state = smallCompany()
  const { id, category_id: category } = state.get('product', state.ids('product')[0] as number)
  state.update('product', id, { header_ru: 'Свеча', description: '<p>Eesti kirjeldus</p>', description_ru: null })
  const post = addPost(state, 'Uudis', '2026-03-01T09:00:00.000Z')
  state.update('post', post.id, { header_ru: 'Новость', body: '<p>Eesti uudis</p>', body_ru: null })
  const answers = new Answers(Snapshot.fromRows(state.rows, 2026))
  const product = `/tooted/${encodeURIComponent(state.get('category', category).segment)}/${id}`
  for (const [address, words, own] of [
    [product, 'Eesti kirjeldus', /^Свеча [а-я]/],
    [`/uudised/${post.id}`, 'Eesti uudis', /^Новость — [а-я]/],
  ] as const) {
    expect(meta(await rendered(answers, address as SitePath), 'description')).toBe(words)
    const russian = await rendered(answers, `/ru${address}` as SitePath)
    expect(meta(russian, 'description')).toMatch(own)
    expect(JSON.stringify(structuredData(russian))).not.toContain(words)
  }
})

test('the manifest of each language names icons that are there', async () => {
  const answers = new Answers(Snapshot.fromRows(new ContentState().rows, 2026))
  for (const prefix of LOCALES.map(localePrefix)) {
    const manifest = JSON.parse(await rendered(answers, `${prefix}/manifest.webmanifest` as SitePath)) as {
      start_url: string
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect(manifest.start_url).toBe(`${prefix}/`)
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toContain('512x512 maskable')
    for (const { src } of manifest.icons) expect(existsSync(join(site.clientDir, src)), src).toBe(true)
  }
})

test('the style guide is for those who build the site: no published site has it', async () => {
  allowConsole(/styleguide/)
  const answers = new Answers(Snapshot.fromRows(new ContentState().rows, 2026))
  expect([...addressesOf(answers.snapshot)].filter(address => address.includes('styleguide'))).toEqual([])
  await expect(rendered(answers, '/styleguide')).rejects.toThrow('status 404')
})

test('security.txt says where to report a vulnerability, and holds beyond the turn of the year that renews it', async () => {
  const answers = new Answers(Snapshot.fromRows(smallCompany().rows, 2026))
  const lines = (await rendered(answers, '/.well-known/security.txt')).trim().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^Contact: mailto:\S+@\S+$/),
    `Contact: ${TEST_ORIGIN}/kontakt`,
    'Expires: 2027-01-31T00:00:00.000Z',
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${TEST_ORIGIN}/.well-known/security.txt`,
  ])
})
