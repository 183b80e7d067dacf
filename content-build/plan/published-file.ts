import { ADMIN_PAGES, adminPageFile } from '#common/admin-pages.ts'
import { LOCALES } from '#common/locales.ts'
import { localizedPath, type SitePath } from '#common/paths.ts'
import { FORMER_ADDRESSES_FILE } from '#server/site/former-addresses-file.schemas.ts'
import { PAGES } from '#src/i18n/page-names.i18n.ts'

/** How an address becomes a file name: `/tooted` is `tooted.html`, or `tooted/index.html` for hosts that need folders. */
export type PageFiles = 'file' | 'folder'

/** The file of an address, relative to the site's folder, with `/` between names. */
export function fileOfAddress(address: SitePath, pageFiles: PageFiles = 'file'): string {
  const decoded = decodeURIComponent(address).slice(1)
  if (DATA_FILE.test(address)) return FILES_FOR_SERVERS.get(address) ?? decoded
  if (decoded === '' || decoded.endsWith('/')) return `${decoded}index.html`
  return pageFiles === 'file' || isNotFoundPage(address) ? `${decoded}.html` : `${decoded}/index.html`
}

/** The published folders: `site/` for everyone, `admin/` for the shells of guarded pages. */
export const AREAS = ['site', 'admin'] as const
export type Area = (typeof AREAS)[number]

/** The folder of an address. */
export function areaOf(address: SitePath): Area {
  return ADMIN_SHELLS.has(address) ? 'admin' : 'site'
}

/** Where the publisher puts an address, with the folder of its {@link areaOf | area}. */
export function publishedFile(address: SitePath): string {
  return `${areaOf(address)}/${ADMIN_SHELLS.get(address) ?? fileOfAddress(address)}`
}

/** The files of the shells of guarded pages, in `admin/`. */
const ADMIN_SHELLS: ReadonlyMap<string, string> = new Map(
  LOCALES.flatMap(locale => ADMIN_PAGES.map(page => [localizedPath(locale, page.shell), adminPageFile(locale, page)])),
)

/** Files that servers read and send to no visitor: names that hosts know, and one of our own. */
const FILES_FOR_SERVERS: ReadonlyMap<SitePath, string> = new Map([
  ['/redirects.txt', '_redirects'],
  ['/former-addresses.json', FORMER_ADDRESSES_FILE],
])

/** The address of a file of data, whose name it is: not that of a page. */
const DATA_FILE =
  /^\/(?:robots\.txt|redirects\.txt|former-addresses\.json|\.well-known\/security\.txt|sitemap[\w-]*\.xml|search\/[\w-]+\.json|(?:\w+\/)?(?:uudised\/rss\.xml|manifest\.webmanifest))$/

/** Whether a browser shows what is at an address as a document. A sitemap, for example, is data. */
export function isDocument(address: SitePath): boolean {
  return !DATA_FILE.test(address)
}

/** The page that static hosts show for an unknown address, in any language. */
export function isNotFoundPage(address: SitePath): boolean {
  return NOT_FOUND_PAGES.has(address)
}

const NOT_FOUND_PAGES: ReadonlySet<SitePath> = new Set(LOCALES.map(locale => localizedPath(locale, PAGES.notFound.path)))
