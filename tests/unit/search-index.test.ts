import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byLocale } from '#common/locales.ts'
import { leadingBlocks } from '#src/features/news/listed-post.ts'
import { decodePosts, encodePosts } from '#src/features/news/post-index.ts'
import type { ListedProduct } from '#src/features/products/listed-product.ts'
import { decodeProducts, encodeProducts } from '#src/features/products/product-index.ts'

const title = fc.record({ ...byLocale(() => fc.option(fc.string())), et: fc.string() })

const widths = fc.subarray([320, 640, 960, 1280])
/** An uploaded picture, whose address says which one it is. */
const uploaded = fc
  .record({ hash: fc.stringMatching(/^[0-9a-f]{32}$/), width: fc.nat(), height: fc.nat(), webp: widths, avif: widths })
  .map(picture => ({ picture, image: `/media/${picture.hash}/640.webp` }))

/** Products of a few categories: a category has one segment, as in the database. */
const products: fc.Arbitrary<ListedProduct[]> = fc
  .dictionary(fc.constantFrom('1', '2', '3'), fc.string({ minLength: 1 }), { minKeys: 1 })
  .chain(segments =>
    fc
      .array(
        fc.record({
          id: fc.nat(),
          title,
          shown: fc.oneof(fc.record({ image: fc.option(fc.string()), picture: fc.constant(null) }), uploaded),
          priceCents: fc.nat(9_999_999_999),
          newPriceCents: fc.option(fc.nat(9_999_999_999)),
          category: fc.constantFrom(...Object.keys(segments)),
        }),
      )
      .map(rows =>
        rows.map(({ category, shown, ...row }) => ({
          ...row,
          ...shown,
          categoryId: Number(category),
          categorySegment: segments[category] as string,
        })),
      ),
  )

describe('the search index', () => {
  test('gives products back as they were, in their order', () => {
    fc.assert(
      fc.property(products, rows => {
        expect(decodeProducts(JSON.parse(JSON.stringify(encodeProducts(rows))))).toEqual(rows)
      }),
    )
  })

  test('gives posts back as they were, in their order', () => {
    const posts = fc.array(
      fc.record({ id: fc.nat(), title, publishedAt: fc.date({ noInvalidDate: true }).map(date => date.toISOString()) }),
    )
    fc.assert(
      fc.property(posts, rows => {
        expect(decodePosts(JSON.parse(JSON.stringify(encodePosts(rows))))).toEqual(rows)
      }),
    )
  })

  test('writes a category once, however many products it has', () => {
    const product = {
      title: { ...byLocale(() => null), et: 'a' },
      image: null,
      picture: null,
      priceCents: 100,
      newPriceCents: null,
      categoryId: 4,
      categorySegment: 'kodulõhnad',
    }
    const json = JSON.stringify(
      encodeProducts([
        { id: 1, ...product },
        { id: 2, ...product },
      ]),
    )
    expect(json.match(/kodulõhnad/g)).toHaveLength(1)
  })
})

describe('the beginning of a post', () => {
  test('is whole blocks, up to the one that makes it long enough', () => {
    const html = '<p>esimene</p><ul><li>teine <strong>rida</strong></li></ul><p>kolmas</p>'
    expect(leadingBlocks(html, 5)).toEqual({ html: '<p>esimene</p>', isCut: true })
    expect(leadingBlocks(html, 10)).toEqual({ html: '<p>esimene</p><ul><li>teine <strong>rida</strong></li></ul>', isCut: true })
  })

  test('is all of a short post', () => {
    expect(leadingBlocks('<p>lühike</p>', 100)).toEqual({ html: '<p>lühike</p>', isCut: false })
    expect(leadingBlocks('<p>lühike</p>', 3)).toEqual({ html: '<p>lühike</p>', isCut: false })
    expect(leadingBlocks('', 3)).toEqual({ html: '', isCut: false })
  })

  test('is all of a post that only blank lines follow, but not of one that a picture follows', () => {
    for (const blank of ['<p></p>', '<p><br /></p>', '<p>&nbsp;</p>\n<p> </p>'])
      expect(leadingBlocks(`<p>lühike</p>${blank}`, 3).isCut).toBe(false)
    for (const media of ['<p><img src="/x.svg" alt=""></p>', '<figure data-video="https://video.example/1"></figure>'])
      expect(leadingBlocks(`<p>lühike</p>${media}`, 3).isCut).toBe(true)
  })

  test('does not end on a heading', () => {
    const html = '<h2>Väga pikk pealkiri siin</h2><p>tekst</p><p>veel</p>'
    expect(leadingBlocks(html, 5)).toEqual({ html: '<h2>Väga pikk pealkiri siin</h2><p>tekst</p>', isCut: true })
  })

  test('does not end inside a sentence that is in no block', () => {
    for (const tag of ['<strong>väga</strong>', '<br />', '<img src="/x.svg" alt="">'])
      expect(leadingBlocks(`oluline ${tag} lause`, 3)).toEqual({ html: `oluline ${tag} lause`, isCut: false })
  })

  test('counts pictures and line breaks as tags that close themselves', () => {
    const html = '<p>a<br>b<img src="/x.svg" alt=""></p><p>c</p>'
    expect(leadingBlocks(html, 2)).toEqual({ html: '<p>a<br>b<img src="/x.svg" alt=""></p>', isCut: true })
  })
})
