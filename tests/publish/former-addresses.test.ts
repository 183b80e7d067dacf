import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categorySegment } from '#common/category-segment.ts'
import { LOCALES, localePrefix, splitLocale } from '#common/locales.ts'
import { lengthOf, limitOf, seedOf } from '#tests/support/test-lengths.ts'
import { compiledSite, TEST_ORIGIN } from '../support/compiled-site.ts'
import { addCategory, addPost, type ContentState } from '../support/content-state.ts'
import { htmlProblems } from '../support/html-problems.ts'
import { type FolderPublisher, wholeSiteFiles } from '../support/publishing.ts'
import { addressEdit } from '../support/random-edits.ts'
import { shownCompany } from '../support/shown-company.ts'
import { editsMade, record, undo } from '../support/undone-edits.ts'

const site = await compiledSite()
const EDITS = lengthOf('ADDRESS_EDITS')
const PREFIXES = LOCALES.map(localePrefix)

const at = (segment: string, rest = '') => `/tooted/${encodeURIComponent(segment)}${rest}`
const CANDLES = 'küünlad'
const OILS = 'õlid & muu'

function rename(state: ContentState, id: number, name: string): void {
  record(state, () => state.update('category', id, { name, segment: categorySegment(name) }))
}

function productOf(state: ContentState, category: number): number {
  return state.ids('product').find(id => state.get('product', id).category_id === category) as number
}

/** A company that has published a product's move from the candles to the oils, and what moves it on. */
async function companyWithMovedProduct() {
  const company = await shownCompany(site)
  const id = productOf(company.state, company.candles)
  const moveTo = async (category: number) => {
    company.state.update('product', id, { category_id: category })
    return company.publisher.publish()
  }
  const { written } = await moveTo(company.oils)
  return { ...company, id, moveTo, written }
}

test('an address that two categories had, one after the other, leads to where the later one is now', async () => {
  const { state, publisher, ask, candles, oils } = await shownCompany(site)
  const renames = [
    [candles, 'Esimene'],
    [oils, 'Küünlad'],
    [oils, 'Teine'],
  ] as const
  for (const [id, name] of renames) {
    rename(state, id, name)
    await publisher.publish()
  }
  expect(await ask(at(CANDLES))).toMatchObject({ status: 301, to: at('teine') })
  expect(await ask(at(OILS))).toMatchObject({ status: 301, to: at('teine') })
})

test('a product in another category is led to from its old address, on a server, a host and a plain host', async () => {
  const { publisher, ask, published, onPlainHost, id, written } = await companyWithMovedProduct()
  // Pages that link to an address are there after its page.
  const [list, product] = [`site/tooted/${OILS}.html`, `site/tooted/${OILS}/${id}.html`]
  expect(written).toEqual(expect.arrayContaining([list, product]))
  expect(written.indexOf(product)).toBeLessThan(written.indexOf(list))
  const plain = await onPlainHost()
  for (const prefix of PREFIXES) {
    const to = `${prefix}${at(OILS, `/${id}`)}`
    const from = `${prefix}${at(CANDLES, `/${id}`)}`
    expect(await ask(`${from}?utm_source=kiri`)).toMatchObject({ status: 301, to: `${to}?utm_source=kiri` })
    // A browser that kept it for ever would not find the product when it is moved back.
    expect((await ask(from)).headers['cache-control']).toBe('no-cache')
    expect((await ask(to)).status).toBe(200)
    expect(published('_redirects')).toContain(`${from} ${to} 301\n`)
    const file = `${prefix.slice(1)}${prefix && '/'}tooted/${CANDLES}/${id}.html`
    // An edge that finds no file asks our server.
    expect(Object.keys(publisher.files())).not.toContain(file)
    const page = plain.read(file)
    expect(page).toContain(`<link rel="canonical" href="${TEST_ORIGIN}${to}">`)
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`)
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(await htmlProblems(page)).toEqual([])
  }
  expect(published('sitemap-products-0.xml')).not.toContain(at(CANDLES, `/${id}<`))
})

test('a product that is moved back is at its first address again, and the other one leads there', async () => {
  const { ask, id, candles, moveTo } = await companyWithMovedProduct()
  await moveTo(candles)
  expect((await ask(at(CANDLES, `/${id}`))).status).toBe(200)
  expect(await ask(at(OILS, `/${id}`))).toMatchObject({ status: 301, to: at(CANDLES, `/${id}`) })
})

test('a product is found by its id below any name, also where the folder of a former category has a page of it', async () => {
  const { state, ask, id, candles, oils, moveTo } = await companyWithMovedProduct()
  await moveTo(candles)
  expect(await ask(`/ru/tooted/misiganes/${id}`)).toMatchObject({ status: 301, to: `/ru${at(CANDLES, `/${id}`)}` })
  rename(state, candles, 'Valgus')
  await moveTo(oils)
  expect(await ask(`/tooted/misiganes/${id}`)).toMatchObject({ status: 301, to: at(OILS, `/${id}`) })
})

test('what never was is not found; a part of a list that never was leads to the list', async () => {
  const { ask } = await companyWithMovedProduct()
  expect(await ask('/tooted/leht/99')).toMatchObject({ status: 301, to: '/tooted' })
  const long = `/tooted/${'a'.repeat(300)}/leht/2`
  for (const path of ['/tooted/constructor', '/tooted/__proto__/999999', '/tooted/a%2Fb/1', '/uudised/99999', long]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
})

test('capitals, and letters whose signs are written apart, are another spelling of the address', async () => {
  const { ask, id, candles, moveTo } = await companyWithMovedProduct()
  await moveTo(candles)
  const spelled = `${at('KÜÜNLAD'.normalize('NFD'), `/${id}`)}?utm_source=kiri`
  expect(await ask(spelled)).toMatchObject({ status: 301, to: `${at(CANDLES, `/${id}`)}?utm_source=kiri` })
  expect(await ask('/EN/')).toMatchObject({ status: 301, to: '/en/' })
  expect(await ask('/Kontakt/')).toMatchObject({ status: 301, to: '/kontakt' })
  for (const path of ['/Ei-Ole', '/Media/pilt.jpg', '/_astro/A.js']) expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test('a product that moved or was deleted is led on from below a category that was renamed back and forth', async () => {
  const { state, publisher, published, onPlainHost, candles, oils } = await shownCompany(site)
  const [moved, deleted] = state.ids('product').filter(id => state.get('product', id).category_id === candles) as [number, number]
  rename(state, candles, 'Valgus')
  state.update('product', moved, { category_id: oils })
  state.delete('product', deleted)
  const [renaming] = editsMade(state)
  undo(state, renaming ?? [])
  rename(state, candles, 'Soojus')
  await publisher.publish()
  const { files } = await onPlainHost()
  const shown = (address: string) => fileOnHost(address, published('_redirects'))
  for (const name of [CANDLES, 'valgus']) {
    expect(shown(at(name, `/${moved}`))).toBe(`tooted/${OILS}/${moved}.html`)
    expect(files).toContain(shown(at(name, `/${deleted}`)))
  }
})

test('a renamed category is led to with all that is below it, by one rule, until its name is another’s', async () => {
  const { state, publisher, ask, published, onPlainHost, candles, oils } = await shownCompany(site)
  const id = productOf(state, candles)
  rename(state, candles, 'Lõhnaküünlad')
  rename(state, candles, 'Valgus')
  await publisher.publish()
  for (const former of [CANDLES, 'lõhnaküünlad']) {
    for (const prefix of PREFIXES) {
      expect(await ask(`${prefix}${at(former, '/')}`)).toMatchObject({ status: 301, to: `${prefix}${at('valgus')}` })
      expect(await ask(`${prefix}${at(former)}`)).toMatchObject({ status: 301, to: `${prefix}${at('valgus')}` })
      expect(await ask(`${prefix}${at(former, `/${id}`)}`)).toMatchObject({
        status: 301,
        to: `${prefix}${at('valgus', `/${id}`)}`,
      })
      expect(await ask(`${prefix}${at(former, '/leht/1')}`)).toMatchObject({ status: 301, to: `${prefix}${at('valgus')}` })
      expect(published('_redirects')).toContain(`${prefix}${at(former, '/*')} ${prefix}${at('valgus', '/:splat')} 301\n`)
    }
  }
  for (const spelling of ['/tooted/Küünlad', `/tooted/${'Küünlad'.normalize('NFD')}`]) {
    expect(await ask(encodeURI(spelling))).toMatchObject({ status: 301, to: at('valgus') })
  }
  expect((await ask(at(CANDLES, '/999'))).status).toBe(404)
  // Ten thousand products would be thirty thousand pages.
  expect((await onPlainHost()).files.filter(file => file.includes(`/${CANDLES}`)).toSorted()).toEqual(
    PREFIXES.map(prefix => `${prefix.slice(1)}${prefix && '/'}tooted/${CANDLES}.html`).toSorted(),
  )

  rename(state, oils, 'Küünlad')
  await publisher.publish()
  expect((await ask(at(CANDLES))).status).toBe(200)
  expect(await ask(at(CANDLES, `/${id}`))).toMatchObject({ status: 301, to: at('valgus', `/${id}`) })
  expect(published('_redirects')).not.toContain(`\n${at(CANDLES)} `)
  expect(await ask(at(OILS))).toMatchObject({ status: 301, to: at(CANDLES) })
})

test('what was deleted answers 410 with a page in the visitor’s language that leads on; undone, it is there again', async () => {
  const { state, publisher, ask, published, onPlainHost, candles } = await shownCompany(site)
  const id = productOf(state, candles)
  const [post] = state.ids('post') as [number]
  const empty = addCategory(state, 'Tühi')
  await publisher.publish()
  record(state, () => state.delete('product', id))
  record(state, () => state.delete('post', post))
  record(state, () => state.delete('category', empty.id))
  await publisher.publish()
  const plain = await onPlainHost()
  for (const [from, to] of [
    [at(CANDLES, `/${id}`), at(CANDLES)],
    [`/uudised/${post}`, '/uudised'],
    [at('tühi'), '/tooted'],
  ]) {
    for (const [prefix, lang] of [
      ['', 'et'],
      ['/en', 'en'],
      ['/ru', 'ru'],
    ] as const) {
      const { status, body, headers } = await ask(prefix + from)
      expect([status, headers['content-type']]).toEqual([410, 'text/html; charset=utf-8'])
      expect((await ask(`${prefix}${from}/`)).status).toBe(410)
      expect((await ask(`${prefix}${from?.replace(/tooted|uudised/, word => word.toUpperCase())}`)).status).toBe(410)
      expect(body).toContain(`<html lang="${lang}"`)
      expect(body).toContain('<meta name="robots" content="noindex"')
      expect(/<main[\s\S]*<\/main>/.exec(body)?.[0]).toContain(`href="${prefix}${to}"`)
    }
    expect(published('_redirects')).not.toContain(`${from} `)
    expect(plain.read(`${decodeURIComponent(from as string).slice(1)}.html`)).toContain(
      'http-equiv="refresh" content="0; url=/410/',
    )
  }
  // The category it was in, whatever that is called since; the shop when it is gone.
  rename(state, candles, 'Valgus')
  await publisher.publish()
  expect((await ask(at(CANDLES, `/${id}`))).body).toContain(`href="${at('valgus')}"`)
  for (const made of editsMade(state).toReversed()) undo(state, made)
  await publisher.publish()
  for (const address of [at(CANDLES, `/${id}`), `/uudised/${post}`, at('tühi')]) expect((await ask(address)).status).toBe(200)
})

test('a part of a list that got shorter leads to the list, and is there again when it is longer', async () => {
  const { state, publisher, ask, published, onPlainHost, candles } = await shownCompany(site)
  const ofCategory = state.ids('product').filter(id => state.get('product', id).category_id === candles)
  for (const id of ofCategory.slice(0, 8)) state.delete('product', id)
  for (const id of state.ids('post').slice(0, 3)) state.delete('post', id)
  await publisher.publish()
  const plain = await onPlainHost()
  for (const [part, list] of [
    ['/tooted/leht/2', '/tooted'],
    [at(CANDLES, '/leht/1'), at(CANDLES)],
    ['/en/uudised/leht/1', '/en/uudised'],
  ] as const) {
    expect(await ask(part)).toMatchObject({ status: 301, to: list })
    expect(published('_redirects')).toContain(`${part} ${list} 301\n`)
    expect(plain.read(`${decodeURIComponent(part).slice(1)}.html`)).toContain(`content="0; url=${list}"`)
  }
  for (let number = 0; number < 6; number += 1) addPost(state, `Uus ${number}`, `2026-04-0${number + 1}T09:00:00.000Z`)
  await publisher.publish()
  expect((await ask('/en/uudised/leht/1')).status).toBe(200)
})

test(
  'after any renames, moves, deletions and undos every address that ever was answers 200, 301 to such a one, or 410',
  { timeout: limitOf(3_600_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(addressEdit, { minLength: EDITS, maxLength: EDITS }), async edits => {
        const { state, publisher, ask } = await shownCompany(site)
        const ever = new Set<string>()
        for (const edit of edits) {
          edit.apply(state)
          await publisher.publish()
          const living = pagesOf(publisher)
          for (const address of living) ever.add(address)
          for (const address of ever) {
            const { status, to = '' } = await ask(address)
            const last = status === 301 ? (await ask(to)).status : status
            const isRight = living.has(address) ? status === 200 : last === 200 || status === 410
            if (!isRight) expect.fail(`after "${edit.name}": ${address} answers ${status} ${to} (${last})`)
          }
        }
        expect(publisher.files()).toEqual(await wholeSiteFiles(site, state, join(publisher.folder, 'whole')))
      }),
      { numRuns: 1, seed: seedOf('EDIT_SEED', 20_261_123), endOnFailure: true },
    )
  },
)

/** The file that a host shows at an address when it follows a rule even where it has a file, as Cloudflare Pages does. */
function fileOnHost(address: string, redirects: string): string {
  const rules = redirects
    .trimEnd()
    .split('\n')
    .map(line => line.split(' ') as [from: string, to: string])
  const exact = rules.find(([from]) => from === address)?.[1]
  const splat = rules.find(([from]) => from.endsWith('/*') && address.startsWith(from.slice(0, -1)))
  const led = exact ?? splat?.[1].replace(':splat', address.slice(splat[0].length - 1)) ?? address
  return `${decodeURIComponent(led).slice(1)}.html`
}

/** The addresses of the shop and the news that have content. */
function pagesOf(publisher: FolderPublisher): Set<string> {
  const files = readdirSync(join(publisher.folder, 'site'), { recursive: true, encoding: 'utf8' })
  const pages = files.filter(file => /^\/(?:tooted|uudised)\/.*\.html$/.test(splitLocale(`/${file}`).rest))
  const addressOf = (file: string) => `/${file.slice(0, -'.html'.length).split('/').map(encodeURIComponent).join('/')}`
  return new Set(pages.map(addressOf))
}
