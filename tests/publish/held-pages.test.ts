import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES, localePrefix } from '#common/locales.ts'
import { type CompiledSite, PageRenderError } from '#content-build/render/compiled-site.ts'
import { BREAKING, breakableSite } from '../support/breakable-site.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { addPicture, addPost, addProduct, smallCompany } from '../support/content-state.ts'
import { FolderPublisher, wholeSiteFiles } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const compiled = await compiledSite()
const site = breakableSite(compiled)
const BROKEN = `<p>${BREAKING}</p>`

async function published(from: CompiledSite = site) {
  const state = smallCompany()
  const folder = temporaryFolder()
  const publisher = new FolderPublisher(from, state, folder)
  // Other code has the same fingerprint here: a first publish that was kept may not be its own.
  const first = await (from === site ? publisher.publishFirst() : publisher.publish())
  const read = (file: string) => readFileSync(join(folder, 'site', file), 'utf8')
  const whole = () => wholeSiteFiles(site, state, join(folder, 'whole'), { publishedDir: join(folder, 'site') })
  const product = state.ids('product')[0] as number
  return { state, folder, publisher, first, read, whole, product }
}

test('a page that cannot be built keeps its earlier version, and every other edit goes live with it', async () => {
  const { state, publisher, read, whole, product } = await published()
  const page = `tooted/õlid & muu/${product}.html`
  const before = read(page)
  const post = state.ids('post')[0] as number
  state.update('product', product, { description: BROKEN, description_ru: BROKEN, price: 7.77 })
  state.update('post', post, { header: 'Terve uudis' })

  const { held } = await publisher.publish()
  expect(held.map(({ address }) => decodeURIComponent(address)).toSorted()).toEqual(
    LOCALES.map(localePrefix)
      .map(locale => `${locale}/tooted/õlid & muu/${product}`)
      .toSorted(),
  )
  expect(held.every(({ isKept }) => isKept)).toBe(true)
  expect(read(page)).toBe(before)
  expect(read(`uudised/${post}.html`)).toContain('Terve uudis')
  expect(publisher.files()).toEqual(await whole())

  // Neither a start nor another edit forgets it, and neither is kept back by it.
  publisher.restart()
  expect((await publisher.publish()).held).toHaveLength(LOCALES.length)
  state.update('text', 2, { body: '<p>Terve tekst</p>' })
  expect((await publisher.publish()).held).toHaveLength(LOCALES.length)
  expect(read('tooteinfo.html') + read('index.html') + read('asutajast.html')).toContain('Terve tekst')

  state.update('product', product, { description: '<p>Parandatud</p>', description_ru: null })
  expect(await publisher.publish()).toMatchObject({ held: [] })
  expect(read(page)).toContain('Parandatud')
  expect(publisher.files()).toEqual(await whole())
})

test('a page that keeps its earlier version keeps the pictures on it, also when they are deleted since', async () => {
  const { state, folder, publisher } = await published()
  const { id, hash } = addPicture(state, 640)
  const pictures = () => Object.keys(publisher.files()).filter(file => file.startsWith(`media/${hash}/`))
  state.update('text', 2, { body: `<p><img src="/media/${hash}/640.webp" alt=""></p>` })
  await publisher.publish()
  const shown = pictures()
  expect(shown).not.toEqual([])
  state.update('text', 2, { body: BROKEN })
  expect((await publisher.publish()).held).not.toEqual([])
  state.delete('picture', id)
  await publisher.publish()
  expect(readFileSync(join(folder, 'site/asutajast.html'), 'utf8')).toContain(hash)
  expect(pictures()).toEqual(shown)
  state.update('text', 2, { body: '<p>Parandatud</p>' })
  await publisher.publish()
  expect(pictures()).toEqual([])
})

test('a page that is mended by another version of the code is built at the next start', async () => {
  const { state, publisher, whole, product } = await published()
  state.update('product', product, { description: BROKEN })
  await publisher.publish()
  publisher.restart()
  publisher.use({ ...compiled, fingerprint: 'mended' })
  expect(await publisher.publish()).toMatchObject({ held: [] })
  state.update('product', product, { description: '<p>Terve</p>' })
  await publisher.publish()
  expect(publisher.files()).toEqual(await whole())
})

test('a product or post without an earlier version is left out of lists, sitemap and search until it can be built', async () => {
  const { state, publisher, whole } = await published()
  const { id } = addProduct(state, state.ids('category')[0] as number, 'Uudistoode')
  const post = addPost(state, 'Uudispostitus', '2026-09-09T09:00:00.000Z')
  state.update('product', id, { description_ru: BROKEN })
  state.update('post', post.id, { body_en: BROKEN })

  const { held } = await publisher.publish()
  expect(held).toMatchObject([{ isKept: false }, { isKept: false }])
  const words = () => publisher.filesWith(/Uudistoode|Uudispostitus/)
  expect(words()).toEqual([])
  expect(publisher.files()).toEqual(await whole())

  // Another edit leaves it out too, and so does a start.
  state.update('text', 2, { body: '<p>Terve tekst</p>' })
  expect((await publisher.publish()).held).toHaveLength(2)
  publisher.restart()
  expect((await publisher.publish()).held).toHaveLength(2)
  expect(words()).toEqual([])

  state.update('product', id, { description_ru: null })
  expect((await publisher.publish()).held).toHaveLength(1)
  expect(words()).toEqual(expect.arrayContaining([`tooted/küünlad/${id}.html`, 'tooted.html']))
  state.delete('post', post.id)
  expect((await publisher.publish()).held).toEqual([])
  expect(publisher.files()).toEqual(await whole())
})

test('a product that moves and cannot be built shows its earlier version at the new address', async () => {
  const { state, publisher, read, whole, product } = await published()
  const before = read(`tooted/õlid & muu/${product}.html`)
  state.update('product', product, { category_id: state.ids('category')[0] as number, description: BROKEN, description_ru: null })
  expect((await publisher.publish()).held).toHaveLength(LOCALES.length)
  expect(read(`tooted/küünlad/${product}.html`)).toBe(before)
  expect(Object.keys(publisher.files())).not.toContain(`tooted/õlid & muu/${product}.html`)
  expect(publisher.files()).toEqual(await whole())

  // Back where it was, after a start.
  publisher.restart()
  state.update('product', product, { category_id: state.ids('category')[1] as number })
  expect((await publisher.publish()).held).toHaveLength(LOCALES.length)
  expect(read(`tooted/õlid & muu/${product}.html`)).toBe(before)
  expect(Object.keys(publisher.files())).not.toContain(`tooted/küünlad/${product}.html`)

  state.delete('product', product)
  expect(await publisher.publish()).toMatchObject({ held: [] })
  expect(publisher.files()).toEqual(await whole())
})

test('what was deleted and cannot be built when it is there again is left out, and no longer called gone', async () => {
  const { state, publisher, read, whole, product } = await published()
  const post = state.ids('post')[0] as number
  const rows = { product: state.get('product', product), post: state.get('post', post) }
  const files = [`tooted/õlid & muu/${product}.html`, `uudised/${post}.html`]
  const gone = () => {
    const { gone: products, posts } = JSON.parse(read('_former-addresses.json')) as { gone: [number][]; posts: number[] }
    return [...products.map(([id]) => id), ...posts]
  }
  state.delete('product', product)
  state.delete('post', post)
  await publisher.publish()
  expect(gone()).toEqual([product, post])
  for (const file of files) expect(Object.keys(publisher.files())).not.toContain(file)

  state.set('product', { ...rows.product, description: BROKEN })
  state.set('post', { ...rows.post, body: BROKEN })
  const { held } = await publisher.publish()
  expect(held.length).toBeGreaterThan(0)
  expect(held.every(({ isKept }) => !isKept)).toBe(true)
  expect(gone()).toEqual([])
  for (const file of files) expect(Object.keys(publisher.files())).not.toContain(file)
  expect(publisher.files()).toEqual(await whole())
  publisher.restart()
  await publisher.publish()
  expect(publisher.files()).toEqual(await whole())

  // Deleted again it is gone, whatever keeps its page back.
  state.delete('product', product)
  state.update('post', post, { body: '<p>Terve</p>' })
  expect(await publisher.publish()).toMatchObject({ held: [] })
  expect(gone()).toEqual([product])
  expect(read(files[1] as string)).toContain('Terve')
  expect(publisher.files()).toEqual(await whole())
})

test('the list of a category that gets its earlier name back and cannot be built does not lead on to itself', async () => {
  const state = smallCompany()
  let isBroken = false
  const list = '/tooted/k%C3%BC%C3%BCnlad'
  const breaking: CompiledSite = {
    ...compiled,
    render: (page, content) =>
      isBroken && page === list ? Promise.reject(new PageRenderError(page, 'status 500')) : compiled.render(page, content),
  }
  const publisher = new FolderPublisher(breaking, state, temporaryFolder())
  const category = state.ids('category')[0] as number
  await publisher.publishFirst()
  state.update('category', category, { name: 'Valgus', segment: 'valgus' })
  await publisher.publish()
  const folder = join(publisher.folder, 'site')
  const whole = () => wholeSiteFiles(breaking, state, join(publisher.folder, 'whole'), { publishedDir: folder })
  expect(Object.keys(publisher.files())).not.toContain('tooted/küünlad.html')
  isBroken = true
  state.update('category', category, { name: 'Küünlad', segment: 'küünlad' })
  const atPublish = await whole()
  expect(await publisher.publish()).toMatchObject({ held: [{ address: list, isKept: false }] })
  expect(Object.keys(publisher.files())).not.toContain('tooted/küünlad.html')
  expect(publisher.files()).toEqual(atPublish)
})

test('of many withheld items an edit tries some and the next the rest; edited ones and, after a start, all are tried', async () => {
  const state = smallCompany(1_000)
  const category = state.ids('category')[0] as number
  const ids = Array.from({ length: 160 }, (_, number) => addProduct(state, category, `Katki ${number}`).id)
  const tried = new Set<number>()
  const broken: CompiledSite = {
    ...compiled,
    render(page, content) {
      const id = Number(/\/(\d+)$/.exec(page)?.[1])
      if (!ids.includes(id)) return compiled.render(page, content)
      tried.add(id)
      return Promise.reject(new PageRenderError(page, 'status 500'))
    },
  }
  const publisher = new FolderPublisher(broken, state, temporaryFolder())
  await publisher.publish()
  const triedByAnEdit = async (body: string) => {
    tried.clear()
    state.update('text', 2, { body })
    expect((await publisher.publish()).held).toHaveLength(ids.length * LOCALES.length)
    return new Set(tried)
  }
  const first = await triedByAnEdit('<p>Üks</p>')
  const second = await triedByAnEdit('<p>Kaks</p>')
  expect([first.size, second.size, first.union(second).size]).toEqual([150, 150, ids.length])
  for (const id of ids) state.update('product', id, { header: 'Ikka katki' })
  tried.clear()
  await publisher.publish()
  expect(tried.size, 'after edits of all').toBe(ids.length)
  tried.clear()
  publisher.restart()
  await publisher.publish()
  expect(tried.size, 'after a start').toBe(ids.length)
})

test('lists and files of data that cannot be built keep their earlier version like any page', async () => {
  const { state, publisher, read, product } = await published()
  const names = ['tooted.html', 'search/products-0.json']
  const before = names.map(read)
  state.update('product', state.ids('product').at(-1) as number, { header: BREAKING })
  state.update('product', product, { description: '<p>Terve kirjeldus</p>' })
  const { held } = await publisher.publish()
  expect(held.map(({ address }) => address)).toEqual(expect.arrayContaining(['/tooted', '/search/products-0.json']))
  expect(names.map(read)).toEqual(before)
  expect(read(`tooted/õlid & muu/${product}.html`)).toContain('Terve kirjeldus')
})

test('a first publish leaves out what cannot be built and publishes the rest', async () => {
  const broken: CompiledSite = {
    ...compiled,
    render: (page, content) =>
      page === '/en/' ? Promise.reject(new PageRenderError(page, 'status 500')) : compiled.render(page, content),
  }
  const { first, publisher } = await published(broken)
  expect(first.held).toMatchObject([{ address: '/en/', isKept: false }])
  const files = Object.keys(publisher.files())
  expect(files).not.toContain('en/index.html')
  expect(files).toEqual(expect.arrayContaining(['index.html', 'ru/index.html', 'tooted.html', '_headers']))
})

test('the scripts of a page that another version of the code left behind still run, until it is built', async () => {
  const { folder, publisher, product, state } = await published()
  const headers = () => readFileSync(join(folder, 'site/_headers'), 'utf8')
  const own = headers()
  const withScript = (name: string): CompiledSite => ({
    ...site,
    fingerprint: name,
    async render(...parameters) {
      const body = await site.render(...parameters)
      return Buffer.from(Buffer.from(body).toString().replace('</body>', `<script>"${name}"</script></body>`))
    },
  })
  publisher.use(withScript('first'))
  await publisher.publish()
  const first = headers()
  state.update('product', product, { description: BROKEN })
  publisher.use(withScript('second'))
  // Every language without a description of its own.
  expect((await publisher.publish()).held).toHaveLength(LOCALES.length - 1)
  const hashes = (text: string) => new Set(text.match(/'sha256-[^']+'/g))
  expect(hashes(headers()).isSupersetOf(hashes(first))).toBe(true)
  expect(headers().length).toBeGreaterThan(first.length)

  state.update('product', product, { description: '<p>Terve</p>' })
  await publisher.publish()
  expect(hashes(headers()).size).toBe(hashes(own).size + 1)
})
