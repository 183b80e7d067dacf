import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locale, LOCALES, localePrefix } from '#common/locales.ts'
import { PRODUCTS_PER_PAGE } from '#src/content/content-reader.ts'
import { compiledSite } from '../../support/compiled-site.ts'
import { addProduct, smallCompany } from '../../support/content-state.ts'
import { FolderPublisher } from '../../support/publishing.ts'
import { addCategories, CATEGORIES, type CatalogueProduct, catalogueProduct, inAllLanguages } from './catalogue.ts'

/** A page's HTML cut at its values: text, the name of a value, text, … */
export type Skeleton = readonly string[]
/** Of the pages in one language. `cards`: the list's first card, its second, and all others. */
type PageSkeletons = { product: Skeleton; list: Skeleton; cards: readonly Skeleton[]; home: Skeleton }
export type Skeletons = Readonly<Record<string, PageSkeletons>>

/** Beyond all other numbers of the pages. */
const FIRST_ID = 7_000_000

/**
 * The HTML of this site's own pages, as templates for the other generators: the same bytes but for the values. The category and
 * the address of a shared link's picture are those of one product everywhere.
 * @param products of the catalogue: a list tells how many it has
 */
export async function skeletons(products: number): Promise<Skeletons> {
  const folder = mkdtempSync(join(tmpdir(), 'aroomikoda-bench-'))
  try {
    const state = smallCompany(FIRST_ID)
    const [category] = addCategories(state) as [number]
    const added = Array.from({ length: Math.max(PRODUCTS_PER_PAGE, Math.floor(products / CATEGORIES)) }, () => {
      const { id } = addProduct(state, category, '')
      const product = catalogueProduct(id)
      state.update('product', id, inAllLanguages(product.title, `<p>${product.text}</p>`))
      return product
    })
    await new FolderPublisher(await compiledSite(), state, folder).publish()
    const shown = added.slice(-PRODUCTS_PER_PAGE).reverse()
    return Object.fromEntries(LOCALES.map(locale => [locale, skeletonsIn(join(folder, 'site'), locale, shown)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param shown the products of the list, as it shows them */
function skeletonsIn(siteFolder: string, locale: Locale, shown: readonly CatalogueProduct[]): PageSkeletons {
  const read = (file: string) => readFileSync(join(siteFolder, `${localePrefix(locale)}/${file}`), 'utf8')
  const [newest] = shown as [CatalogueProduct]
  const list = read('tooted/kategooria-0.html')
  const start = list.indexOf('<li class="product-card')
  const end = list.indexOf('</ul>', start)
  const cards = list.slice(start, end).split(/(?<=<\/li>)/)
  const [first = [], second = [], ...others] = cards.map((card, at) => cut(card, shown[at] ?? newest))
  const [other = []] = others
  if (cards.length !== shown.length || new Set(others.map(each => each.join())).size !== 1)
    throw new Error('The cards of a list are no longer a first one, a second one and others alike')
  return {
    product: cut(read(`tooted/kategooria-0/${newest.number}.html`), newest),
    list: [list.slice(0, start), 'cards', list.slice(end)],
    cards: [first, second, other],
    home: [read('index.html')],
  }
}

function cut(html: string, product: CatalogueProduct): Skeleton {
  // The longer ones first: the number is in each of the others, and a text begins like its excerpt.
  const names = new Map((['text', 'excerpt', 'title', 'number'] as const).map(name => [String(product[name]), name]))
  return html.split(new RegExp(`(${[...names.keys()].map(RegExp.escape).join('|')})`)).map(part => names.get(part) ?? part)
}

/** A module for the generators in JavaScript: `page(data, products)` prints a page from the skeletons beside it. */
export const RENDER_MODULE = `import { readFileSync } from 'node:fs'
const skeletons = JSON.parse(readFileSync(new URL('./skeletons.json', import.meta.url), 'utf8'))
const fill = (parts, values) => parts.map((part, at) => (at % 2 ? values[part] : part)).join('')
/** The newest products of a list. */
export const shown = products => products.toSorted((a, b) => b.number - a.number).slice(0, ${PRODUCTS_PER_PAGE})
export function page(data, products) {
  const { [data.kind]: skeleton, cards } = skeletons[data.locale]
  if (data.kind !== 'list') return fill(skeleton, data)
  const card = (product, at) => fill(cards[Math.min(at, 2)], product)
  return fill(skeleton, { cards: shown(products).map(card).join('') })
}
`
