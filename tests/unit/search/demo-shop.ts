import { categorySegment } from '#common/category-segment.ts'
import { Answers } from '#content-build/content/query-results.ts'
import type { CategoryRow, ProductRow } from '#content-build/content/rows.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { readDemoContent } from '#demo/read-demo-content.ts'
import { encodeCategories, encodeFacts, encodeTitles, encodeWords } from '#src/features/products/product-index.ts'
import { soughtWords } from '#src/features/search/sought-words.ts'
import { type FoundProducts, ProductSearch } from '#src/features/shop/product-search.ts'
import { SCRIPTS } from '#src/i18n/script.ts'

const { categories, products } = await readDemoContent()

const CATEGORIES: readonly CategoryRow[] = categories.map(({ key: _key, ...row }, index) => ({
  ...row,
  id: index + 1,
  segment: categorySegment(row.name),
}))

const PRODUCTS: readonly ProductRow[] = products.map(({ number, category, ...row }) => ({
  ...row,
  id: number,
  category_id: categories.findIndex(({ key }) => key === category) + 1,
  search_words: null,
}))

/** The shop's search over the demo shop, by way of the files that the publisher would write. */
export function demoShop(): ProductSearch {
  const empty = { post: [], text: [], service: [], feedback: [], picture: [], former: [] }
  const answers = new Answers(Snapshot.fromRows({ ...empty, product: PRODUCTS, category: CATEGORIES }, 2026))
  const published = <File>(file: File): File => JSON.parse(JSON.stringify(file)) as File
  const { parts, wordParts } = answers.ask('productSearch').answer
  const rows = parts.map(part => answers.ask('productSearchPart', part).answer)
  const search = new ProductSearch(rows.map(encodeFacts).map(published))
  search.setTitles(rows.map(encodeTitles).map(published), published(encodeCategories(answers.ask('categorySearch').answer)))
  for (const script of SCRIPTS) {
    const files = wordParts.map(part => published(encodeWords(answers.ask('productWordsPart', script, part).answer)))
    search.setWords(script, files)
  }
  return search
}

export function titlesFound(search: ProductSearch, query: string): { exact: string[]; similar: string[] } {
  const { exact, similar }: FoundProducts = search.find(null, soughtWords(query), 'default')
  return { exact: exact.map(titleOf), similar: similar.map(titleOf) }
}

/** The titles of a product in all languages, as one text. */
export function titleOf(id: number): string {
  const row = PRODUCTS.find(product => product.id === id)
  return row ? [row.header, row.header_en, row.header_ru].filter(Boolean).join(' / ') : `no product ${id}`
}

/** The category's Estonian name of the product with such titles. */
export function categoryOf(titles: string): string {
  const row = PRODUCTS.find(product => titleOf(product.id) === titles)
  return CATEGORIES.find(category => category.id === row?.category_id)?.name ?? ''
}
