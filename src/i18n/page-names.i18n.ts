import { SERVICE_LISTS } from '#common/admin-addresses.ts'
import { type Locale, LOCALES } from '#common/locales.ts'
import { FORM_PATHS, RESULT_PATHS } from '#common/message-rules.ts'
import { paths, type SitePath } from '#common/paths.ts'
import type { ServiceType } from '#common/service-types.ts'

/** A page's names by language, and its path without a language prefix. */
type Page = Readonly<Record<Locale, string>> & {
  readonly path: SitePath
  /** Whether the sitemap leaves it out. */
  readonly isUnlisted?: boolean
}

/**
 * The pages whose addresses rest on no content, each with its path and its name in navigation, breadcrumbs and titles.
 * Publisher and sitemap read them here, in this order. They are not in paths.ts, which is part of visitors' scripts.
 */
export const PAGES = {
  home: { path: paths.home, et: 'Avaleht', en: 'Home', ru: 'Главная' },
  founder: { path: '/asutajast', et: 'Asutajast', en: 'Founder', ru: 'Об основателе' },
  brand: { path: '/kaubamark', et: 'Kaubamärk', en: 'Our brand', ru: 'О бренде' },
  services: { path: '/teenused', et: 'Teenused', en: 'Services', ru: 'Услуги' },
  scentSolutions: {
    path: SERVICE_LISTS.lohnastused.page,
    et: 'Lõhnastuslahendused',
    en: 'Scent solutions',
    ru: 'Решения по ароматизации',
  },
  teamTrainings: {
    path: SERVICE_LISTS.meeskonnad.page,
    et: 'Meeskonnakoolitused',
    en: 'Team trainings',
    ru: 'Тренинги для команд',
  },
  events: { path: SERVICE_LISTS.uritused.page, et: 'Üritused', en: 'Events', ru: 'Мероприятия' },
  hobbyGroups: { path: SERVICE_LISTS.huviringid.page, et: 'Huviringid', en: 'Hobby groups', ru: 'Кружки по интересам' },
  shop: { path: paths.shop, et: 'Tooted', en: 'Products', ru: 'Товары' },
  cart: { path: paths.cart, isUnlisted: true, et: 'Ostukorv', en: 'Cart', ru: 'Корзина' },
  productInfo: { path: paths.productInfo, et: 'Tooteinfo', en: 'Product information', ru: 'Информация о товарах' },
  noseTraining: { path: '/ninatrenn', et: 'Ninatrenn', en: 'Nose training', ru: 'Тренировка обоняния' },
  giftCards: { path: SERVICE_LISTS.kinkekaardid.page, et: 'Kinkekaardid', en: 'Gift cards', ru: 'Подарочные карты' },
  news: { path: paths.news, et: 'Uudised', en: 'News', ru: 'Новости' },
  contact: { path: paths.contact, et: 'Kontakt', en: 'Contact', ru: 'Контакты' },
  messageSent: {
    path: RESULT_PATHS.sent,
    isUnlisted: true,
    et: 'Sõnum on saadetud',
    en: 'Message sent',
    ru: 'Сообщение отправлено',
  },
  messageNotSent: {
    path: RESULT_PATHS.failed,
    isUnlisted: true,
    et: 'Sõnum jäi saatmata',
    en: 'Message not sent',
    ru: 'Сообщение не отправлено',
  },
  privacy: { path: paths.privacy, et: 'Privaatsuspoliitika', en: 'Privacy policy', ru: 'Политика конфиденциальности' },
  notFound: { path: '/404', isUnlisted: true, et: 'Lehte ei leitud', en: 'Page not found', ru: 'Страница не найдена' },
} as const satisfies Readonly<Record<string, Page>>

export type PageName = keyof typeof PAGES

/** The page of each kind of service. */
export const SERVICE_PAGES = {
  lohnastused: 'scentSolutions',
  meeskonnad: 'teamTrainings',
  uritused: 'events',
  huviringid: 'hobbyGroups',
  kinkekaardid: 'giftCards',
} as const satisfies Readonly<Record<ServiceType, PageName>>

/** The main menu, in its order. */
export const MENU = [
  'shop',
  'services',
  'noseTraining',
  'giftCards',
  'news',
  'founder',
  'brand',
  'contact',
] as const satisfies readonly PageName[]

/** The pages that the footer links to, in groups. */
export const FOOTER_GROUPS = [
  ['shop', 'productInfo', 'giftCards', 'cart'],
  ['services', 'scentSolutions', 'teamTrainings', 'events', 'hobbyGroups', 'noseTraining'],
  ['founder', 'brand', 'news', 'contact', 'privacy'],
] as const satisfies readonly (readonly PageName[])[]

const ALL_PAGES: readonly Page[] = Object.values(PAGES)

/** The paths of the fixed pages that search engines should know. */
export const SITEMAP_PAGES: readonly SitePath[] = ALL_PAGES.flatMap(({ path, isUnlisted }) => (isUnlisted ? [] : [path]))

/** The paths of all public pages and files whose addresses rest on no content. */
export const FIXED_PATHS: readonly SitePath[] = [
  ...ALL_PAGES.map(({ path }) => path),
  // The forms of the dialogs as pages.
  ...Object.values(FORM_PATHS),
  paths.newsFeed,
  paths.goneFromShop,
  paths.goneFromNews,
  paths.manifest,
]

/** The names of pages by language, then by page. */
const NAMES = Object.fromEntries(
  LOCALES.map(locale => [locale, Object.fromEntries(Object.entries(PAGES).map(([name, page]) => [name, page[locale]]))]),
) as Readonly<Record<Locale, Readonly<Record<PageName, string>>>>

/** The names of all pages in a language. */
export function pageNames(locale: Locale): Readonly<Record<PageName, string>> {
  return NAMES[locale]
}
