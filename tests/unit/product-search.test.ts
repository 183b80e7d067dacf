import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byLocale } from '#common/locales.ts'
import type { ProductSearchRow } from '#src/content/content-reader.ts'
import { decodeIds, encodeCategories, encodeFacts, encodeTitles } from '#src/features/products/product-index.ts'
import { pageNumbers } from '#src/features/search/Pagination.tsx'
import { foldText, searchWords } from '#src/features/search/fold-text.ts'
import { MAX_QUERY_LENGTH, withStateOf } from '#src/features/search/list-state.ts'
import { ProductSearch } from '#src/features/shop/product-search.ts'
import { INITIAL_SHOP_STATE, PAGE_SIZES, shopSearch, shopState, SORTS } from '#src/features/shop/shop-state.ts'

const word = fc.constantFrom('Küünal', 'õli', 'Свеча', 'ёлка', 'Candle', 'SPREI', 'x')
const title = fc.array(word, { minLength: 1, maxLength: 4 }).map(words => words.join(' '))

/** Products by ascending id, as the publisher hands them out. */
const products: fc.Arbitrary<ProductSearchRow[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 5000 }),
      categoryId: fc.integer({ min: 1, max: 3 }),
      effectiveCents: fc.oneof(fc.constantFrom(100, 200), fc.nat(9_999_999_999)),
      title: fc.record({ ...byLocale(() => fc.option(title)), et: title }),
      searchWords: fc.constant(null),
    }),
    { selector: row => row.id, maxLength: 60 },
  )
  .map(rows => rows.toSorted((a, b) => a.id - b.id))

function searchOf(rows: readonly ProductSearchRow[]): ProductSearch {
  const half = Math.floor(rows.length / 2)
  const parts = [rows.slice(0, half), rows.slice(half)]
  const search = new ProductSearch(parts.map(encodeFacts))
  search.setTitles(parts.map(encodeTitles), encodeCategories([]))
  return search
}

/** What a search finds by the words of the specification, the slow way. */
function expected(rows: readonly ProductSearchRow[], categoryId: number | null, query: string, sort: string): number[] {
  const order = { default: 0, 'price-asc': 1, 'price-desc': -1 }[sort] ?? 0
  return rows
    .filter(row => categoryId === null || row.categoryId === categoryId)
    .filter(row => searchWords(query).every(part => foldText(Object.values(row.title).join(' ')).includes(part)))
    .toSorted((a, b) => order * (a.effectiveCents - b.effectiveCents) || b.id - a.id)
    .map(row => row.id)
}

describe('the shop’s search', () => {
  test('finds what the specification says, and what is more than that comes behind it', () => {
    fc.assert(
      fc.property(
        products,
        fc.option(fc.integer({ min: 1, max: 4 })),
        fc.constantFrom('', 'kuunal', '„KÜÜNAL”', 'oli свеча', 'елка', 'ндл', 'candle – x'),
        fc.constantFrom(...SORTS),
        (rows, categoryId, query, sort) => {
          const search = searchOf(rows)
          const words = searchWords(query)
          const { exact, similar } =
            words.length === 0 ? { exact: search.list(categoryId, sort), similar: [] } : search.find(categoryId, words, sort)
          const sought = expected(rows, categoryId, query, sort)
          // By default whole words come before parts of words.
          if (sort === 'default') expect(exact.toSorted((a, b) => a - b)).toEqual(sought.toSorted((a, b) => a - b))
          else expect(exact).toEqual(sought)
          expect(similar.filter(id => exact.includes(id))).toEqual([])
        },
      ),
    )
  })

  test('writes ids as distances and reads them back', () => {
    fc.assert(
      fc.property(products, rows => {
        expect(decodeIds(encodeFacts(rows).ids)).toEqual(rows.map(row => row.id))
      }),
    )
  })

  test.each([
    ['Lõhnaküünal', 'lohnakuunal'],
    ['ЁЛКА', 'елка'],
    ['  ÄÖ   šž ', 'ao sz'],
    ['„Tee” – ja «мёд», 40 m²', 'tee ja мед 40 m2'],
    ['beekeeper’s', 'beekeepers'],
    ['Свеча №5, Aroomi™', 'свеча no 5 aroomitm'],
    ['küün\u200Bal', 'kuunal'],
  ])('folds %s to %s', (text, folded) => expect(foldText(text)).toBe(folded))

  test('finds words in another form in a category and in the order asked for', () => {
    const row = (id: number, categoryId: number, et: string): ProductSearchRow => ({
      id,
      categoryId,
      effectiveCents: 1000 - id,
      title: { ...byLocale(() => null), et },
      searchWords: null,
    })
    const search = searchOf([
      row(1, 1, 'Lavendliõli'),
      row(2, 2, 'Lavendlikott'),
      row(3, 1, 'Kadakaõli'),
      row(4, 1, 'Lavendlisprei'),
    ])
    const words = searchWords('lavendel')
    expect(search.find(null, words, 'default')).toEqual({ exact: [], similar: [4, 2, 1] })
    expect(search.find(1, words, 'price-desc')).toEqual({ exact: [], similar: [1, 4] })
    expect(search.find(null, searchWords('sellist ei ole'), 'default')).toEqual({ exact: [], similar: [] })
    // Two words of which one product has one: the nearest.
    expect(search.nearest(searchWords('kadakas jalgratas'), 4)).toEqual([3])
  })

  test('matches titles by id when the two files are of different publishes', () => {
    const row = (id: number, et: string): ProductSearchRow => ({
      id,
      categoryId: 1,
      effectiveCents: 100,
      title: { ...byLocale(() => null), et },
      searchWords: id === 1 ? 'steariin' : null,
    })
    const search = new ProductSearch([encodeFacts([row(1, 'küünal'), row(3, 'õli')])])
    search.setTitles([encodeTitles([row(1, 'küünal'), row(2, 'sprei'), row(3, 'õli')])], encodeCategories([]))
    expect(search.find(null, ['oli'], 'default')).toEqual({ exact: [3], similar: [] })
    expect(search.find(null, ['steariinist'], 'default')).toEqual({ exact: [], similar: [1] })
  })
})

describe('the state of the list', () => {
  const state = fc.record({
    query: fc.constantFrom('', 'küünal', 'a&b=c', '100%'),
    page: fc.integer({ min: 1, max: 99 }),
    sort: fc.constantFrom(...SORTS),
    perPage: fc.constantFrom(...PAGE_SIZES),
  })

  test('comes back from its address', () => {
    fc.assert(
      fc.property(state, value => {
        expect(shopState(new URLSearchParams(shopSearch(value)))).toEqual(value)
      }),
    )
  })

  test('leaves what is not its own in the address', () => {
    expect(withStateOf('?sort=price-asc', '?utm_source=kiri&page=3')).toBe('?utm_source=kiri&sort=price-asc')
    expect(withStateOf('', '?q=x&per=16')).toBe('')
  })

  test('is the default for an address that makes no sense, and the default needs no words', () => {
    expect(shopState(new URLSearchParams('page=-2&sort=x&per=7'))).toEqual(INITIAL_SHOP_STATE)
    expect(shopSearch(INITIAL_SHOP_STATE)).toBe('')
  })

  test('has no longer search text than the field takes, whatever an address says', () => {
    const { query } = shopState(new URLSearchParams({ q: 'x'.repeat(MAX_QUERY_LENGTH + 1) }))
    expect(query).toBe('x'.repeat(MAX_QUERY_LENGTH))
  })
})

describe('pagination', () => {
  test.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('has both ends and the pages near %i of %i', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers))
})
