import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#common/locales.ts'
import { variantWidths } from '#common/picture-address.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { addPicture, pictureUrl, smallCompany } from '../support/content-state.ts'
import { htmlProblems } from '../support/html-problems.ts'
import { FolderPublisher, wholeSiteFiles } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const site = await compiledSite()

async function companyWithPicture() {
  const state = smallCompany()
  const picture = addPicture(state, 2400)
  const folder = temporaryFolder()
  const publisher = new FolderPublisher(site, state, folder)
  await publisher.publishFirst()
  const productId = state.ids('product').at(-1) as number
  const { segment } = state.get('category', state.get('product', productId).category_id)
  const page = (prefix = '') => readFileSync(join(folder, `site${prefix}/tooted/${segment}/${productId}.html`), 'utf8')
  /** The first picture of the page's main part. */
  const img = (prefix = '') => /<main[^]*?(<img [^>]*>)/.exec(page(prefix))?.[1] ?? ''
  return { state, publisher, folder, picture, productId, page, img, url: pictureUrl(picture) }
}

const files = (publisher: FolderPublisher) => Object.keys(publisher.files()).filter(file => file.startsWith('media/'))
const widths = variantWidths(2400)

test('a page shows the first variant at once, then WebP in all sizes, then AVIF; each time only its pages are written', async () => {
  const { state, publisher, folder, picture, productId, page, img, url } = await companyWithPicture()
  expect(files(publisher)).toEqual([])

  state.update('product', productId, { image: url })
  await publisher.publish()
  expect(img()).toContain(`src="${url}"`)
  expect(img()).toContain('width="2400" height="900"')
  expect(page()).not.toContain('image/avif')
  expect(files(publisher)).toEqual([`media/${picture.hash}/1600.webp`])

  state.update('picture', picture.id, { variants: { webp: widths, avif: [] } })
  const webp = await publisher.publish()
  for (const width of widths) expect(img()).toContain(`/media/${picture.hash}/${width}.webp ${width}w`)
  expect(webp.rendered).toBeLessThanOrEqual(3 * LOCALES.length + 1)
  expect(webp.written.filter(file => file.includes('media/'))).toHaveLength(widths.length - 1)
  expect(webp.written.findLastIndex(file => file.includes('media/'))).toBeLessThan(
    webp.written.findIndex(file => file.endsWith('.html')),
  )

  state.update('picture', picture.id, { variants: { webp: widths, avif: widths } })
  await publisher.publish()
  expect(page()).toMatch(new RegExp(`<picture[^>]*><source[^>]*srcset="/media/${picture.hash}/320\\.avif 320w`, 'i'))
  expect(page()).toContain('type="image/avif"')
  expect(files(publisher)).toHaveLength(2 * widths.length)
  expect(await htmlProblems(page())).toEqual([])
  const index = readFileSync(join(folder, 'site/search/products-0.json'), 'utf8')
  expect(index).toContain(`/media/${picture.hash}/640.webp`)
  expect(publisher.files()).toEqual(await wholeSiteFiles(site, state, join(folder, 'whole')))
})

test('what a picture shows is said in the language of the page, else in Estonian, and an edit of it writes those pages alone', async () => {
  const { state, publisher, folder, picture, productId, img, url } = await companyWithPicture()
  state.update('product', productId, { image: url })
  await publisher.publish()
  expect(img()).toContain('alt="Toode 13"')
  state.update('picture', picture.id, { alt: 'Küünal "aknal"', alt_ru: 'Свеча' })
  const result = await publisher.publish()
  expect(img()).toContain('alt="Küünal &quot;aknal&quot;"')
  expect(img('/en')).toMatch(/alt="Küünal &quot;aknal&quot;" lang="et"/)
  expect(img('/ru')).toMatch(/alt="Свеча"(?! lang)/)
  expect(result.written).toHaveLength(LOCALES.length)
  expect(publisher.files()).toEqual(await wholeSiteFiles(site, state, join(folder, 'whole')))
})

test('a picture inside a text has its place kept free and its sizes; when the last page drops it, its files go', async () => {
  const { state, publisher, folder, picture, url } = await companyWithPicture()
  state.update('picture', picture.id, { alt: 'Mets', variants: { webp: widths, avif: widths } })
  state.update('text', 2, {
    body: `<p>Enne</p><p><img src="${url}" alt=""> <img src="${url}" alt="Oma &amp; sõna" width="300"></p>`,
  })
  await publisher.publish()
  const html = readFileSync(join(folder, 'site/asutajast.html'), 'utf8')
  expect(await htmlProblems(html)).toEqual([])
  const [first, second] = html.match(/<picture><source[^>]*><img src="\/media[^>]*><\/picture>/g) ?? []
  expect(first).toContain('alt="Mets" width="672" height="252" loading="lazy"')
  expect(second).toContain('sizes="min(300px, 88vw)"')
  expect(second).toContain('alt="Oma &amp; sõna" width="300" height="113"')
  expect(files(publisher)).toHaveLength(2 * widths.length)
  expect(publisher.files()).toEqual(await wholeSiteFiles(site, state, join(folder, 'whole')))

  state.update('text', 2, { body: '<p>Enne</p>' })
  await publisher.publish()
  expect(files(publisher)).toEqual([])
  expect(existsSync(join(folder, 'site/media'))).toBe(false)
})

test('a picture that one page drops stays while another page shows it, which is not written', async () => {
  const { state, publisher, picture, productId, url } = await companyWithPicture()
  const { image } = state.get('product', productId)
  state.update('product', productId, { image: url })
  state.update('text', 2, { body: `<p><img src="${url}" alt=""></p>` })
  await publisher.publish()
  state.update('product', productId, { image })
  const { written } = await publisher.publish()
  expect(written.some(file => file.endsWith(`/${productId}.html`))).toBe(true)
  expect(written).not.toContain('site/asutajast.html')
  expect(files(publisher)).toEqual([`media/${picture.hash}/1600.webp`])
})
