import { ADMIN_PAGES, adminPageFile } from '#common/admin-pages.ts'
import { adminPaths } from '#common/admin-paths.ts'
import { LOCALES } from '#common/locales.ts'
import { localizedPath, paths, type SitePath } from '#common/paths.ts'
import { FORMER_ADDRESSES_FILE } from '#server/site/former-addresses-file.schemas.ts'
import { POSTS_PER_PAGE, PRODUCTS_PER_PAGE } from '#src/content/content-reader.ts'
import { FIXED_PATHS, PAGES } from '#src/i18n/page-names.i18n.ts'
import { SCRIPTS } from '#src/i18n/script.ts'
import { FACT } from '../content/facts.ts'
import { formerPages } from '../content/former-addresses.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { archiveNumbers, cardPart, indexPart, searchPart } from '../content/sorted-ids.ts'
import type { WithheldItem } from './withheld.ts'

/**
 * Every address that the published site has for this content: pages in each language, then files without a language. It
 * depends on the content alone, not on what was published before.
 */
export function addressesOf(snapshot: Snapshot): Set<SitePath> {
  const pages: SitePath[] = [
    ...FIXED_PAGES,
    ...ADMIN_PAGES.map(page => page.shell as SitePath),
    ...listPages(snapshot, null),
    ...newsPages(snapshot),
  ]
  for (const id of snapshot.tables.category.keys()) pages.push(...listPages(snapshot, id))
  for (const id of snapshot.tables.product.keys()) pages.push(...productPages(snapshot, id))
  for (const id of snapshot.tables.post.keys()) pages.push(paths.post(id))
  return new Set([...inEachLanguage(pages), ...FIXED_FILES, ...indexFiles(snapshot)])
}

/**
 * The pages at former addresses, for static hosts that know no redirects. Only `npm run site` has them: with a release our server
 * answers these addresses, itself or asked by an edge that finds no file (docs/adr/036-an-edge-knows-files-and-asks-for-the-rest.md).
 */
export function leadingOnAddresses(snapshot: Snapshot): SitePath[] {
  return inEachLanguage([...formerPages(snapshot)])
}

/**
 * How an edit changes the addresses, without listing all: at 10,000 products it checks a few dozen addresses instead of
 * 30,000.
 * @param facts what differs between the two snapshots, see facts.ts
 */
export function addressChanges(
  before: Snapshot,
  after: Snapshot,
  facts: ReadonlySet<string>,
): { added: Set<SitePath>; removed: Set<SitePath> } {
  if (!facts.has(FACT.addresses)) return { added: new Set(), removed: new Set() }
  const [had, has] = [pagesTouchedBy(facts, before, [before, after]), pagesTouchedBy(facts, after, [before, after])]
  const [hadFiles, hasFiles] = [new Set(indexFiles(before)), new Set(indexFiles(after))]
  return {
    added: new Set([...inEachLanguage([...has.difference(had)]), ...hasFiles.difference(hadFiles)]),
    removed: new Set([...inEachLanguage([...had.difference(has)]), ...hadFiles.difference(hasFiles)]),
  }
}

/** A snapshot's pages that rest on the facts; a category's fact concerns its products' pages before and after. */
function pagesTouchedBy(facts: ReadonlySet<string>, snapshot: Snapshot, both: readonly Snapshot[]): Set<SitePath> {
  const pages: SitePath[] = []
  const productIds = new Set<number>()
  for (const side of both) {
    for (const id of side.tables.category.keys()) {
      if (facts.has(FACT.category(id))) for (const product of side.productIds(id)) productIds.add(product)
    }
  }
  for (const fact of facts) {
    const [kind, id] = fact.split(':')
    if (kind === 'product') productIds.add(Number(id))
    if (kind === 'post') pages.push(...(snapshot.tables.post.has(Number(id)) ? [paths.post(Number(id))] : []))
    if (kind === 'category' || (kind === 'products' && id !== 'all')) pages.push(...listPages(snapshot, Number(id)))
  }
  for (const id of productIds) pages.push(...productPages(snapshot, id))
  if (facts.has(FACT.productList(null))) pages.push(...listPages(snapshot, null))
  if (facts.has(FACT.postList)) pages.push(...newsPages(snapshot))
  return new Set(pages)
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

function productPages(snapshot: Snapshot, id: number): SitePath[] {
  const row = snapshot.tables.product.get(id)
  const category = row && snapshot.tables.category.get(row.category_id)
  return category ? [paths.product(category.segment, id)] : []
}

/** The pages about one product or post; none when it does not exist. */
export function pagesOfItem(item: WithheldItem, snapshot: Snapshot): SitePath[] {
  const [kind, id] = item.split(':') as ['product' | 'post', string]
  const posts = snapshot.tables.post.has(Number(id)) ? [paths.post(Number(id))] : []
  return inEachLanguage(kind === 'post' ? posts : productPages(snapshot, Number(id)))
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

function indexFiles(snapshot: Snapshot): SitePath[] {
  const postParts = new Set([...snapshot.tables.post.keys()].map(indexPart))
  return [
    ...snapshot.productIndexParts().map((part): SitePath => `/sitemap-products-${part}.xml`),
    ...snapshot
      .productIndexParts()
      .flatMap(part => SCRIPTS.map((script): SitePath => `/search/product-words-${script}-${part}.json`)),
    ...snapshot.productParts(cardPart).map((part): SitePath => `/search/products-${part}.json`),
    ...snapshot
      .productParts(searchPart)
      .flatMap((part): SitePath[] => [`/search/product-facts-${part}.json`, `/search/product-titles-${part}.json`]),
    ...archiveNumbers(snapshot.tables.post.size, POSTS_PER_PAGE).map((part): SitePath => `/search/post-summaries-${part}.json`),
    ...[...postParts].flatMap((part): SitePath[] => [`/sitemap-posts-${part}.xml`, `/search/posts-${part}.json`]),
  ]
}

/** How an address becomes a file name: `/tooted` is `tooted.html`, or `tooted/index.html` for hosts that need folders. */
export type PageFiles = 'file' | 'folder'

/** The file of an address, relative to the site's folder, with `/` between names. */
export function fileOfAddress(address: SitePath, pageFiles: PageFiles = 'file'): string {
  const decoded = decodeURIComponent(address).slice(1)
  if (NO_PAGE.test(address)) return FOR_SERVERS.get(address) ?? decoded
  if (decoded === '' || decoded.endsWith('/')) return `${decoded}index.html`
  return pageFiles === 'file' || isNotFoundPage(address) ? `${decoded}.html` : `${decoded}/index.html`
}

/** The published folders: `site/` for everyone, `admin/` for the shells of guarded pages. */
export const AREAS = ['site', 'admin'] as const
export type Area = (typeof AREAS)[number]

export function areaOf(address: SitePath): Area {
  return ADMIN_SHELLS.has(address) ? 'admin' : 'site'
}

/** Where the publisher puts an address, with the folder of its {@link areaOf | area}. */
export function publishedFile(address: SitePath): string {
  return `${areaOf(address)}/${ADMIN_SHELLS.get(address) ?? fileOfAddress(address)}`
}

const ADMIN_SHELLS: ReadonlyMap<string, string> = new Map(
  LOCALES.flatMap(locale =>
    ADMIN_PAGES.map(page => [localizedPath(locale, page.shell as SitePath), adminPageFile(locale, page)]),
  ),
)

/** Files that servers read and send to no visitor: names that hosts know, and one of our own. */
const FOR_SERVERS: ReadonlyMap<SitePath, string> = new Map([
  ['/redirects.txt', '_redirects'],
  ['/former-addresses.json', FORMER_ADDRESSES_FILE],
])

const NO_PAGE =
  /^\/(?:robots\.txt|redirects\.txt|former-addresses\.json|\.well-known\/security\.txt|sitemap[\w-]*\.xml|search\/[\w-]+\.json|(?:\w+\/)?(?:uudised\/rss\.xml|manifest\.webmanifest))$/

/** Whether a browser shows it as a document: not a file of data such as a sitemap. */
export function isDocument(address: SitePath): boolean {
  return !NO_PAGE.test(address)
}

/** The page that static hosts show for an unknown address, in any language. */
export function isNotFoundPage(address: SitePath): boolean {
  return NOT_FOUND_PAGES.has(address)
}

const NOT_FOUND_PAGES: ReadonlySet<SitePath> = new Set(LOCALES.map(locale => localizedPath(locale, PAGES.notFound.path)))
