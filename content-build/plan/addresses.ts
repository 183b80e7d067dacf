import { ADMIN_PAGES } from '#common/admin-pages.ts'
import { adminPaths } from '#common/admin-paths.ts'
import { LOCALES } from '#common/locales.ts'
import { localizedPath, paths, type SitePath } from '#common/paths.ts'
import { CARD_PART_SIZE, POSTS_PER_PAGE, PRODUCTS_PER_PAGE } from '#src/content/content-reader.ts'
import { FIXED_PATHS } from '#src/i18n/page-names.i18n.ts'
import { SCRIPTS } from '#src/i18n/script.ts'
import { FACT } from '../content/facts.ts'
import { formerPages } from '../content/former-addresses.ts'
import { entityAndId, type PageItem } from '../content/page-item.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { archiveNumbers, archivePartCount, INDEX_PART_SIZE, partOf, SEARCH_PART_SIZE } from '../content/sorted-ids.ts'

/**
 * Every address that the published site has for this content: pages in each language, then files without a language. It
 * depends on the content alone, not on what was published before.
 */
export function addressesOf(snapshot: Snapshot): Set<SitePath> {
  const pages: SitePath[] = [
    ...FIXED_PAGES,
    ...ADMIN_PAGES.map(page => page.shell),
    ...listPages(snapshot, null),
    ...newsPages(snapshot),
  ]
  for (const id of snapshot.tables.category.keys()) pages.push(...listPages(snapshot, id))
  for (const id of snapshot.tables.product.keys()) pages.push(...productPages(snapshot, id))
  for (const id of snapshot.tables.post.keys()) pages.push(paths.post(id))
  return new Set([...inEachLanguage(pages), ...FIXED_FILES, ...indexFiles(snapshot)])
}

/**
 * The pages at former addresses, for static hosts that know no redirects. Only `npm run site` has them. After a release, our
 * server answers these addresses, itself or asked by an edge that finds no file
 * (docs/adr/036-an-edge-knows-files-and-asks-for-the-rest.md).
 */
export function leadingOnAddresses(snapshot: Snapshot): SitePath[] {
  return inEachLanguage([...formerPages(snapshot)])
}

/**
 * How an edit changes the addresses, without listing all: the facts name the few that may come or go.
 * @param facts what differs between the two snapshots, see facts.ts
 */
export function addressChanges(
  before: Snapshot,
  after: Snapshot,
  facts: ReadonlySet<string>,
): { added: Set<SitePath>; removed: Set<SitePath> } {
  if (!facts.has(FACT.addresses)) return { added: new Set(), removed: new Set() }
  const addressesBefore = addressesOfFacts(facts, before, [before, after])
  const addressesAfter = addressesOfFacts(facts, after, [before, after])
  return { added: addressesAfter.difference(addressesBefore), removed: addressesBefore.difference(addressesAfter) }
}

/**
 * A snapshot's addresses that rest on the facts.
 * @param both the snapshots before and after: a category's fact concerns the products that it has in either
 */
function addressesOfFacts(facts: ReadonlySet<string>, snapshot: Snapshot, both: readonly Snapshot[]): Set<SitePath> {
  const productIds = both.flatMap(side => {
    const categories = [...side.tables.category.keys()].filter(id => facts.has(FACT.category(id)))
    return categories.flatMap(id => side.productIds(id))
  })
  const names = [...facts].map(fact => fact.split(':'))
  const pages = [
    ...[...new Set(productIds)].flatMap(id => productPages(snapshot, id)),
    ...names.flatMap(name => pagesOfFact(name, snapshot)),
  ]
  return new Set([...inEachLanguage(pages), ...names.flatMap(name => filesOfFact(name, snapshot))])
}

/** The pages that exist or not because of a fact, whose name comes in its parts; see FACT. */
function pagesOfFact([kind, id, part]: readonly string[], snapshot: Snapshot): SitePath[] {
  switch (kind) {
    case 'product':
      return productPages(snapshot, Number(id))
    case 'post':
      return postPages(snapshot, Number(id))
    case 'category':
      return listPages(snapshot, Number(id))
    case 'products':
      return part === undefined ? [] : archivePages(snapshot, id === 'all' ? null : Number(id), Number(part))
    case 'posts':
      return isNewsPart(snapshot, Number(id)) ? [paths.newsArchive(Number(id))] : []
    default:
      return []
  }
}

/** The files without a language that exist or not because of a fact. */
function filesOfFact([kind = '', part]: readonly string[], snapshot: Snapshot): SitePath[] {
  const index = INDEX_OF_FACT.get(kind)
  return index?.has(snapshot, Number(part)) ? index.files(Number(part)) : []
}

function inEachLanguage(pages: readonly SitePath[]): SitePath[] {
  return LOCALES.flatMap(locale => pages.map(page => localizedPath(locale, page)))
}

/** The pages of the shop's list (null) or of a category's; the shop's first page is a fixed one. */
function listPages(snapshot: Snapshot, categoryId: number | null): SitePath[] {
  const segment = categoryId === null ? null : snapshot.tables.category.get(categoryId)?.segment
  if (segment === undefined) return []
  const parts = archiveNumbers(snapshot.productIds(categoryId).length, PRODUCTS_PER_PAGE).map(number =>
    paths.shopArchive(segment, number),
  )
  return segment === null ? parts : [paths.category(segment), paths.goneFromCategory(segment), ...parts]
}

/** The page of one archive part of such a list; none when there is no such part. */
function archivePages(snapshot: Snapshot, categoryId: number | null, part: number): SitePath[] {
  const segment = categoryId === null ? null : snapshot.tables.category.get(categoryId)?.segment
  const exists = part <= archivePartCount(snapshot.productIds(categoryId).length, PRODUCTS_PER_PAGE)
  return segment !== undefined && exists ? [paths.shopArchive(segment, part)] : []
}

/** Whether the news have this archive part. @param part from 1; NaN is none */
function isNewsPart(snapshot: Snapshot, part: number): boolean {
  return part <= archivePartCount(snapshot.tables.post.size, POSTS_PER_PAGE)
}

function productPages(snapshot: Snapshot, id: number): SitePath[] {
  const row = snapshot.tables.product.get(id)
  const category = row && snapshot.tables.category.get(row.category_id)
  return category ? [paths.product(category.segment, id)] : []
}

function postPages(snapshot: Snapshot, id: number): SitePath[] {
  return snapshot.tables.post.has(id) ? [paths.post(id)] : []
}

/** The pages about one product or post; none when it does not exist. */
export function pagesOfItem(item: PageItem, snapshot: Snapshot): SitePath[] {
  const { entity, id } = entityAndId(item)
  return inEachLanguage(entity === 'post' ? postPages(snapshot, id) : productPages(snapshot, id))
}

function newsPages(snapshot: Snapshot): SitePath[] {
  return archiveNumbers(snapshot.tables.post.size, POSTS_PER_PAGE).map(paths.newsArchive)
}

const FIXED_PAGES: readonly SitePath[] = [...FIXED_PATHS, adminPaths.login, adminPaths.passwordReset, adminPaths.signup]

const FIXED_FILES: readonly SitePath[] = [
  '/robots.txt',
  '/redirects.txt',
  '/former-addresses.json',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/search/products.json',
  '/search/product-categories.json',
  '/search/posts.json',
  '/search/post-summaries.json',
]

/** Files that hold all items of a kind in parts: which parts there are, and the files of each. */
type Index = {
  readonly parts: (snapshot: Snapshot) => readonly number[]
  readonly has: (snapshot: Snapshot, part: number) => boolean
  readonly files: (part: number) => SitePath[]
}

/** An index of products. @param size ids that share a part */
const ofProducts = (size: number, files: Index['files']): Index => ({
  parts: snapshot => snapshot.productParts(size),
  has: (snapshot, part) => snapshot.productIdsOfPart(part, size).length > 0,
  files,
})

/** The index files by the kind of fact that a part of them rests on; see FACT. */
const INDEX_OF_FACT: ReadonlyMap<string, Index> = new Map([
  [
    'product-index',
    ofProducts(INDEX_PART_SIZE, part => [
      `/sitemap-products-${part}.xml`,
      ...SCRIPTS.map((script): SitePath => `/search/product-words-${script}-${part}.json`),
    ]),
  ],
  ['product-cards', ofProducts(CARD_PART_SIZE, part => [`/search/products-${part}.json`])],
  [
    'product-search',
    ofProducts(SEARCH_PART_SIZE, part => [`/search/product-facts-${part}.json`, `/search/product-titles-${part}.json`]),
  ],
  [
    'post-index',
    {
      parts: postParts,
      has: (snapshot, part) => postParts(snapshot).includes(part),
      files: part => [`/sitemap-posts-${part}.xml`, `/search/posts-${part}.json`],
    },
  ],
  [
    'posts',
    {
      parts: snapshot => archiveNumbers(snapshot.tables.post.size, POSTS_PER_PAGE),
      has: isNewsPart,
      files: part => [`/search/post-summaries-${part}.json`],
    },
  ],
])

function postParts(snapshot: Snapshot): number[] {
  return [...new Set(snapshot.tables.post.keys().map(id => partOf(id, INDEX_PART_SIZE)))]
}

function indexFiles(snapshot: Snapshot): SitePath[] {
  return [...INDEX_OF_FACT.values()].flatMap(({ parts, files }) => parts(snapshot).flatMap(files))
}
