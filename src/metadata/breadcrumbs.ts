import type { Locale } from '#common/locales.ts'
import { localizedPath, type SitePath } from '#common/paths.ts'
import { shortened } from '#common/shortened.ts'
import { type Localized, localize } from '../i18n/localized.ts'
import { PAGES, type PageName } from '../i18n/page-names.i18n.ts'

/** One step from the home page to the page shown. */
export type Crumb = {
  readonly name: string
  /** The whole name, where `name` is cut. */
  readonly wholeName?: string
  readonly lang: Locale
  /** The page's path with its language prefix. */
  readonly path: SitePath
}

const MAX_TITLE_LENGTH = 40

/** The crumbs of the home page and of fixed pages below it. */
export function trail(locale: Locale, ...pages: readonly PageName[]): readonly Crumb[] {
  return (['home', ...pages] as const).map(page => ({
    name: PAGES[page][locale],
    lang: locale,
    path: localizedPath(locale, PAGES[page].path),
  }))
}

/** What SiteLayout.astro has to know of a fixed page. The page is below that of all services, or directly below home. */
export function fixedPage(locale: Locale, page: PageName) {
  const isService = PAGES[page].path.startsWith(`${PAGES.services.path}/`)
  const crumbs = isService ? trail(locale, 'services', page) : trail(locale, page)
  return { locale, title: PAGES[page][locale], path: PAGES[page].path, crumbs }
}

/** A crumb named by content: a category, a product or a post. */
export function contentCrumb(locale: Locale, name: Localized, path: SitePath): Crumb {
  const { text, lang } = localize(name, locale)
  return { name: text, lang, path: localizedPath(locale, path) }
}

/** A post's crumb. A title of more than 40 characters is cut and ends with an ellipsis (specification §2.2). */
export function postCrumb(locale: Locale, title: Localized, path: SitePath): Crumb {
  const crumb = contentCrumb(locale, title, path)
  return { ...crumb, name: shortened(crumb.name, MAX_TITLE_LENGTH), wholeName: crumb.name }
}
