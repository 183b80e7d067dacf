import { describe, expect, test } from 'vitest'
import { readDemoContent } from '#demo/read-demo-content.ts'
import { foldText } from '#src/features/search/fold-text.ts'
import { categoryOf, demoShop, titleOf, titlesFound } from './demo-shop.ts'
import { QUERIES, type SoughtQuery } from './queries.ts'

const shop = demoShop()
const { products } = await readDemoContent()
const ALL = products.map(({ number }) => titleOf(number))
/** A query finds at most half of the shop, unless it says otherwise. */
const HALF = ALL.length / 2

/** What a query lacks; nothing when all that is expected of it is so. */
function lacking({ query, first = [], not = [], most = HALF, category }: SoughtQuery): string[] {
  const { exact, similar } = titlesFound(shop, query)
  const found = [...exact, ...similar]
  const beginning = found.slice(0, Math.max(4, first.length))
  const has = (title: string, words: string) => foldText(title).includes(foldText(words))
  const members = category === undefined ? [] : ALL.filter(title => categoryOf(title) === category)
  return [
    ...first.filter(words => !beginning.some(title => has(title, words))).map(words => `not among the first: ${words}`),
    ...not.filter(words => found.some(title => has(title, words))).map(words => `found: ${words}`),
    ...members.filter(title => !found.includes(title)).map(title => `of the category: ${title}`),
    ...(found.length > most ? [`${found.length} results`] : []),
  ]
}

describe('the demo shop', () => {
  test.each(QUERIES)('answers “$query”', sought => {
    expect(lacking(sought)).toEqual([])
  })
})
