import { DEFAULT_LOCALE, type Locale, splitLocale } from '#common/locales.ts'
import { localizedPath, type SitePath } from '#common/paths.ts'

/** The address of a link to this site, after the `href` of its `<a>`: the path, and what follows it. */
const OWN_LINK = /(<a\b[^>]* href=")(\/(?!\/)[^"?#]*)/g

/** A path in a folder of files, or of a file. A category of the shop may have a dot in its name. */
const FILE = /^\/(?:media|share|_astro)\/|^(?!\/tooted\/).*\.[^/]*$/

/**
 * A rich text whose links lead to the pages in the language of the page that shows it. The text may be in another language, where
 * it is not translated. Links to files and to pages of a certain language stay.
 * @param html sanitised, so that attributes are in double quotes and contain no `>`
 * @param locale the language of the page, and that of the text
 */
export function withLinks(html: string, locale: { page: Locale; text: Locale }): string {
  if (locale.page === locale.text) return html
  return html.replace(OWN_LINK, (link, before: string, path: SitePath) =>
    FILE.test(path) || splitLocale(path).locale !== DEFAULT_LOCALE ? link : before + localizedPath(locale.page, path),
  )
}
