import { INFO_TEXT_ADDRESSES, type InfoTextName, SERVICE_LISTS } from './admin-addresses.ts'
import { type Locale, splitLocale } from './locales.ts'
import { localizedPath, paths, type SitePath } from './paths.ts'
import type { ServiceType } from './service-types.ts'

/**
 * The addresses that only administrators use: the log-in, the sign-up and the editors of specification §2.1, and the product's
 * own pages below `/admin`. They are not in paths.ts, because visitors' scripts contain that file. `segment` is a category's
 * decoded segment, as there.
 */
export const adminPaths = {
  login: '/admin',
  passwordReset: '/admin/parool',
  signup: '/signup',
  inbox: '/admin/messages',
  publications: '/admin/publications',
  pictures: '/admin/pictures',
  alarms: '/admin/haired',
  auditLog: '/admin/logi',
  personalData: '/admin/isikuandmed',
  account: '/admin/account',
  addProduct: '/addproduct',
  editProduct: (segment: string, id: number): SitePath => `${paths.category(segment)}/editproduct/${id}`,
  addPost: `${paths.news}/addpost`,
  editPost: (id: number): SitePath => `${paths.news}/editpost/${id}`,
  addCategory: `${paths.shop}/addeditcategory`,
  editCategory: (id: number): SitePath => `${paths.shop}/addeditcategory/${id}`,
  addFeedback: '/addfeedback',
  editFeedback: (id: number): SitePath => `/editfeedback/${id}`,
  addService: (type: ServiceType): SitePath => `${SERVICE_LISTS[type].page}/add${SERVICE_LISTS[type].word}`,
  editService: (type: ServiceType, id: number): SitePath => `${SERVICE_LISTS[type].page}/edit${SERVICE_LISTS[type].word}/${id}`,
  editInfoText: (name: InfoTextName): SitePath => INFO_TEXT_ADDRESSES[name],
} as const satisfies Readonly<Record<string, SitePath | ((...parts: never[]) => SitePath)>>

/** The parameter of the log-in's query that names the page after it. */
const TARGET_PARAMETER = 'to'
/** The address of a page below `/admin`, without its language and perhaps with a query. */
const PAGE_BELOW_ADMIN = /^\/admin\/[a-z]+(?:\?|$)/

/**
 * The address of the log-in that leads on to a guarded page below `/admin`. Links from outside the site need it, because a guarded
 * page itself redirects people without a session to the home page (specification §2.1).
 * @param query the query of the guarded page, empty or beginning with `?`
 */
export function throughLogin(locale: Locale, path: `${typeof adminPaths.login}/${string}`, query = ''): string {
  const page = localizedPath(locale, path) + query
  // A query may have slashes, and people read these addresses in mails.
  return `${localizedPath(locale, adminPaths.login)}?${TARGET_PARAMETER}=${encodeURIComponent(page).replaceAll('%2F', '/')}`
}

/** The page below `/admin` that the log-in's query names; null where it names none. */
export function pageAfterLogin(query: string): string | null {
  const page = new URLSearchParams(query).get(TARGET_PARAMETER)
  return page !== null && PAGE_BELOW_ADMIN.test(splitLocale(page).rest) ? page : null
}
