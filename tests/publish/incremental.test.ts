import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES, localePrefix } from '#common/locales.ts'
import { shortHash } from '#content-build/content/query-results.ts'
import { PageRenderError } from '#content-build/render/compiled-site.ts'
import { productWordsPath } from '#src/features/products/product-index.ts'
import { SCRIPTS } from '#src/i18n/script.ts'
import { lengthOf, limitOf, seedOf } from '#tests/support/test-lengths.ts'
import { BREAKING, breakableSite } from '../support/breakable-site.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { addProduct, smallCompany } from '../support/content-state.ts'
import { FolderPublisher, wholeSiteFiles } from '../support/publishing.ts'
import { randomEdit } from '../support/random-edits.ts'
import { contentFilesOf } from '../support/site-folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { editsMade, undo } from '../support/undone-edits.ts'

const site = await compiledSite()
const SEQUENCES = lengthOf('EDIT_SEQUENCES')

async function published(firstId = 1) {
  const state = smallCompany(firstId)
  const publisher = new FolderPublisher(site, state, temporaryFolder())
  await publisher.publishFirst()
  return { state, publisher }
}

const inEachLanguage = (address: string) => LOCALES.map(locale => localePrefix(locale) + address)
const pagesOf = (...addresses: string[]) =>
  addresses
    .flatMap(inEachLanguage)
    .map(address => `site${decodeURIComponent(address)}.html`)
    .toSorted()
const htmlOf = (files: readonly string[]) => files.filter(file => file.endsWith('.html')).toSorted()

describe('an edit renders the pages that show it and no other', () => {
  test('a description: the product in every language and its part of the search’s words, not the lists', async () => {
    const { state, publisher } = await published()
    const [id] = state.ids('product')
    state.update('product', id as number, { description: '<p>Uus kirjeldus</p>', description_ru: '<p>Новое описание</p>' })
    const result = await publisher.publish()
    expect(result.rendered).toBe(LOCALES.length + SCRIPTS.length)
    expect(result.written.toSorted()).toEqual(
      [
        ...pagesOf(`/tooted/${encodeURIComponent('õlid & muu')}/${id}`),
        ...SCRIPTS.map(script => `site${productWordsPath(script, 0)}`),
      ].toSorted(),
    )
  })

  test('a title: the product, the lists and the index part it is in', async () => {
    const { state, publisher } = await published()
    const id = state.ids('product').at(-1) as number
    state.update('product', id, { header: 'Uus pealkiri', header_en: 'New title' })
    const result = await publisher.publish()
    const segment = `/tooted/${encodeURIComponent('õlid & muu')}`
    expect(htmlOf(result.written)).toEqual(pagesOf('/tooted', segment, `${segment}/${id}`))
    expect(result.written).toContain('site/search/products-0.json')
  })

  test('a text that two places show: both of them', async () => {
    const { state, publisher } = await published()
    state.update('text', 4, { body: '<p>Kahes kohas</p>', body_en: '<p>In two places</p>', body_ru: '<p>В двух местах</p>' })
    const result = await publisher.publish()
    expect(htmlOf(result.written)).toEqual(pagesOf('/teenused', '/teenused/uritused'))
  })

  test('saving what is there already: nothing', async () => {
    const { state, publisher } = await published()
    state.update('text', 2, {})
    expect(await publisher.publish()).toMatchObject({ rendered: 0, written: [], removed: [] })
  })

  test('a new product: its pages, the first pages of its lists and its index parts, no archive part and no list of parts', async () => {
    const { state, publisher } = await published()
    const category = state.ids('category')[0] as number
    const { id } = addProduct(state, category, 'Neljateistkümnes')
    const result = await publisher.publish()
    const segment = `/tooted/${encodeURIComponent('küünlad')}`
    expect(result.rendered).toBe(result.written.length)
    expect(result.written.toSorted()).toEqual(
      [
        ...pagesOf('/tooted', segment, `${segment}/${id}`),
        ...['product-facts-0', 'product-titles-0', 'products-1'].map(name => `site/search/${name}.json`),
        ...SCRIPTS.map(script => `site${productWordsPath(script, 0)}`),
        'site/sitemap-products-0.xml',
      ].toSorted(),
    )
  })
})

test('a renamed category moves the addresses of its pages and leaves none behind', async () => {
  const { state, publisher } = await published()
  const category = state.ids('category')[0] as number
  state.update('category', category, { name: 'Lõhnaküünlad', segment: 'lõhnaküünlad' })
  const result = await publisher.publish()
  const files = Object.keys(publisher.files())
  expect(files.filter(file => /(^|\/)küünlad\//.test(file))).toEqual([])
  expect(files).toContain('en/tooted/lõhnaküünlad.html')
  expect(result.removed.length).toBeGreaterThan(3)
  expect(publisher.files()).toEqual(await wholeSiteFiles(site, state, join(publisher.folder, 'whole')))
})

test('the turn of the year renews the copyright line of every page', async () => {
  const { state, publisher } = await published()
  await publisher.publish(2027)
  expect(publisher.files()).toEqual(await wholeSiteFiles(site, state, join(publisher.folder, 'whole'), { year: 2027 }))
})

test('another time for which messages are kept renews the privacy policy, and nothing else', async () => {
  const { publisher } = await published()
  const { written } = await publisher.publish(undefined, 6)
  expect(written.toSorted()).toEqual(pagesOf('/privaatsuspoliitika'))
  expect(readFileSync(join(publisher.folder, 'site/ru/privaatsuspoliitika.html'), 'utf8')).toContain('6 месяцев со дня отправки')
})

/** What happens between two publishes: some edits, and trouble that must not be seen afterwards. */
const step = fc.record({
  edits: fc.array(randomEdit, { minLength: 1, maxLength: 4 }),
  trouble: fc.option(fc.constantFrom('restart', 'failing page', 'new code'), { freq: 2 }),
})

test(
  'after any sequence of edits, restarts, failed pages and code builds the site is byte-identical to a full publish',
  { timeout: limitOf(600_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(1, 225), fc.array(step, { minLength: 1, maxLength: 8 }), async (firstId, steps) => {
        const { state, publisher } = await published(firstId)
        for (const [number, { edits, trouble }] of steps.entries()) {
          for (const edit of edits) edit.apply(state)
          if (trouble === 'restart') publisher.restart()
          if (trouble === 'failing page') await publishWithFaults(publisher, number)
          if (trouble === 'new code') publisher.use({ ...site, fingerprint: `build ${number}` })
          await publisher.publish()
        }
        expect(publisher.files()).toEqual(await wholeSiteFiles(site, state, join(publisher.folder, 'whole')))
      }),
      { numRuns: SEQUENCES, seed: seedOf('EDIT_SEED', 20_261_120), endOnFailure: true },
    )
  },
)

test(
  'with pages that cannot be built the site is byte-identical to a full publish that keeps the same earlier versions',
  { timeout: limitOf(300_000) },
  async () => {
    const breakable = breakableSite(site)
    const breaking = fc.record({ at: fc.nat(50), isMended: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(randomEdit, breaking, fc.boolean()), { minLength: 2, maxLength: 8 }), async steps => {
        const { state, publisher } = await published()
        publisher.use(breakable)
        for (const [edit, { at, isMended }, isRestart] of steps) {
          edit.apply(state)
          const id = state.ids('product').at(at % Math.max(state.ids('product').length, 1))
          const description = isMended ? '<p>Terve</p>' : `<p>${BREAKING}</p>`
          if (id !== undefined) state.update('product', id, at % 2 ? { description } : { description_ru: description })
          if (isRestart) publisher.restart()
          await publisher.publish()
        }
        const publishedDir = join(publisher.folder, 'site')
        expect(publisher.files()).toEqual(
          await wholeSiteFiles(breakable, state, join(publisher.folder, 'whole'), { publishedDir }),
        )
      }),
      { numRuns: Math.ceil(SEQUENCES / 2), seed: seedOf('EDIT_SEED', 20_261_120), endOnFailure: true },
    )
  },
)

test(
  'after any history that is undone from its end the site is byte for byte what it was, but for what leads on from former addresses',
  { timeout: limitOf(300_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(randomEdit, { minLength: 1, maxLength: 12 }), async edits => {
        const { state, publisher } = await published()
        const before = contentFilesOf(join(publisher.folder, 'site'))
        for (const edit of edits) edit.apply(state)
        await publisher.publish()
        for (const made of editsMade(state).toReversed()) undo(state, made)
        await publisher.publish()
        expect(contentFilesOf(join(publisher.folder, 'site'))).toEqual(before)
      }),
      { numRuns: Math.ceil(SEQUENCES / 2), seed: seedOf('EDIT_SEED', 20_261_120), endOnFailure: true },
    )
  },
)

/** Publishes while a third of the pages cannot be rendered, each time another third. */
async function publishWithFaults(publisher: FolderPublisher, salt: number): Promise<void> {
  const isBroken = (page: string) => (shortHash(`${page} ${salt}`).codePointAt(0) ?? 0) % 3 === 0
  publisher.use({
    ...site,
    render: (page, content) =>
      isBroken(page) ? Promise.reject(new PageRenderError(page, 'status 500')) : site.render(page, content),
  })
  await publisher.publish()
  publisher.use(site)
}
