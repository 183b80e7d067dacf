import { POSTS_PER_PAGE, PRODUCTS_PER_PAGE } from '../src/content/content-reader.ts'
import { ADMIN_PAGES, adminPageFile } from '../server/site/admin-pages.ts'
import { LOCALES } from '../src/i18n/locales.ts'
import { localizedPath, paths, type SitePath } from '../src/i18n/paths.ts'
import { indexPart, type Snapshot } from './snapshot.ts'

/**
 * Every address the published site has for this content: pages in each language, then the files that belong to no
 * language. Two publishes of one content agree on it, whatever was published before.
 */
export function addressesOf(snapshot: Snapshot): Set<SitePath> {
  const pages: SitePath[] = [...FIXED_PAGES]
  const segments = new Map([...snapshot.tables.category.values()].map(row => [row.id, row.segment]))

  for (const number of archiveNumbers(snapshot.productIds(null).length, PRODUCTS_PER_PAGE)) pages.push(paths.shopArchive(null, number))
  for (const [id, segment] of segments) {
    pages.push(paths.category(segment))
    for (const number of archiveNumbers(snapshot.productIds(id).length, PRODUCTS_PER_PAGE)) pages.push(paths.shopArchive(segment, number))
  }
  for (const row of snapshot.tables.product.values()) {
    const segment = segments.get(row.category_id)
    if (segment !== undefined) pages.push(paths.product(segment, row.id))
  }
  for (const number of archiveNumbers(snapshot.postIds().length, POSTS_PER_PAGE)) pages.push(paths.newsArchive(number))
  for (const id of snapshot.postIds()) pages.push(paths.post(id))

  const inEachLanguage = [...pages, ...ADMIN_PAGES.map(page => page.shell as SitePath)]
  return new Set([...LOCALES.flatMap(locale => inEachLanguage.map(page => localizedPath(locale, page))), ...filesOf(snapshot)])
}

const FIXED_PAGES: readonly SitePath[] = [
  paths.home,
  paths.founder,
  paths.brand,
  paths.services,
  paths.scentSolutions,
  paths.teamTrainings,
  paths.events,
  paths.hobbyGroups,
  paths.shop,
  paths.cart,
  paths.productInfo,
  paths.noseTraining,
  paths.giftCards,
  paths.news,
  paths.contact,
  paths.privacy,
  paths.login,
  paths.signup,
  paths.notFound,
]

function filesOf(snapshot: Snapshot): SitePath[] {
  const productParts = new Set(snapshot.productIds(null).map(indexPart))
  const postParts = new Set(snapshot.postIds().map(indexPart))
  return [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/search/products.json',
    '/search/posts.json',
    ...[...productParts].flatMap((part): SitePath[] => [`/sitemap-products-${part}.xml`, `/search/products-${part}.json`]),
    ...[...postParts].flatMap((part): SitePath[] => [`/sitemap-posts-${part}.xml`, `/search/posts-${part}.json`]),
  ]
}

/** Archive parts from 1; a list that fits its first page has none. */
function archiveNumbers(length: number, size: number): number[] {
  return length <= size ? [] : Array.from({ length: Math.floor(length / size) }, (_, index) => index + 1)
}

/** How a page's address becomes a file name: `/tooted` is `tooted.html`, or `tooted/index.html` for hosts that want folders. */
export type PageFiles = 'file' | 'folder'

/** The file of an address, relative to the site's folder, with `/` between names. */
export function fileOfAddress(address: SitePath, pageFiles: PageFiles = 'file'): string {
  const decoded = decodeURIComponent(address).slice(1)
  if (NO_PAGE.test(address)) return decoded
  if (decoded === '' || decoded.endsWith('/')) return `${decoded}index.html`
  return pageFiles === 'file' || isNotFoundPage(address) ? `${decoded}.html` : `${decoded}/index.html`
}

/** Where the publisher puts an address: below `site/` for everybody, below `admin/` for the shells of guarded pages. */
export function publishedFile(address: SitePath): string {
  const shell = ADMIN_SHELLS.get(address)
  return shell ? `admin/${shell}` : `site/${fileOfAddress(address)}`
}

const ADMIN_SHELLS: ReadonlyMap<string, string> = new Map(
  LOCALES.flatMap(locale => ADMIN_PAGES.map(page => [localizedPath(locale, page.shell as SitePath), adminPageFile(locale, page)])),
)

const NO_PAGE = /^\/(?:robots\.txt|sitemap[\w-]*\.xml|search\/[\w-]+\.json)$/

/** The page static hosts show for an unknown address, in any language. */
export function isNotFoundPage(address: SitePath): boolean {
  return NOT_FOUND_PAGES.has(address)
}

const NOT_FOUND_PAGES: ReadonlySet<SitePath> = new Set(LOCALES.map(locale => localizedPath(locale, paths.notFound)))
