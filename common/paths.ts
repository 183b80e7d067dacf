import { type Locale, localePrefix } from './locales.ts'

/** A path of the site without its language prefix, starting with `/`; percent-encoded. */
export type SitePath = `/${string}`

/** The address of a page in a language: Estonian has no prefix (`/tooted`), the others do (`/en/tooted`). */
export function localizedPath(locale: Locale, path: SitePath): SitePath {
  return `${localePrefix(locale)}${path}`
}

/** The address of a category's list of products; null: of all products. */
const shopList = (segment: string | null): SitePath => (segment === null ? '/tooted' : `/tooted/${encodeURIComponent(segment)}`)

/**
 * The public addresses of the specification's route table (§2.1) that rest on content or that visitors' scripts link to, plus
 * the archive pages that make lists readable without JavaScript. All other pages are in page-names.i18n.ts. `segment` is a
 * category's decoded segment (category-segment.ts).
 */
export const paths = {
  home: '/' as SitePath,
  shop: '/tooted' as SitePath,
  category: (segment: string) => shopList(segment),
  /** Part `number` (from 1, oldest products first) of a list; see `ProductArchive` in content-reader.ts. */
  shopArchive: (segment: string | null, number: number): SitePath => `${shopList(segment)}/leht/${number}`,
  product: (segment: string, id: number): SitePath => `${shopList(segment)}/${id}`,
  cart: '/tooted/ostukorv' as SitePath,
  productInfo: '/tooteinfo' as SitePath,
  news: '/uudised' as SitePath,
  newsFeed: '/uudised/rss.xml' as SitePath,
  newsArchive: (number: number): SitePath => `/uudised/leht/${number}`,
  post: (id: number): SitePath => `/uudised/${id}`,
  contact: '/kontakt' as SitePath,
  privacy: '/privaatsuspoliitika' as SitePath,
  // The answers with status 410 for deleted content: each leads to the category, the shop or the news.
  goneFromCategory: (segment: string): SitePath => `/410${shopList(segment)}`,
  goneFromShop: '/410/tooted' as SitePath,
  goneFromNews: '/410/uudised' as SitePath,
  manifest: '/manifest.webmanifest' as SitePath,
} as const
