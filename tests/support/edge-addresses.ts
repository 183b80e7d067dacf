import { globSync } from 'node:fs'
import { LOCALES, localePrefix } from '#common/locales.ts'

/** The shop's page of the demo company's candles (`küünlad`). */
export const CANDLES = '/tooted/k%C3%BC%C3%BCnlad'

/**
 * Addresses with `.` or `..`. A server that resolves them leaves the published folder, or shows a page at a second address.
 * Browsers resolve them before they ask, but for those with an encoded slash.
 */
export const OUT_OF_THE_SITE = [
  '/../pictures/5f5f/original.jpg',
  '/../admin/toode',
  '/en/../../admin/toode',
  '/tooted/./../../pictures/5f5f/original.jpg',
  '/.well-known/../../pictures/5f5f/original.jpg',
  '/ru/410/../../../pictures/5f5f/original.jpg',
  '/..%2Fpictures/5f5f/original.jpg',
  '/..%5Cpictures/5f5f/original.jpg',
  '/tooted/..',
  '/.',
]

type Published = {
  readonly siteDir: string
  /** Id of a product that moved from {@link CANDLES} to another category. */
  readonly moved: number
  /** Id of a product of {@link CANDLES} that was deleted. */
  readonly deleted: number
}

/** Every kind of address: pages, files, other spellings, redirects, former and deleted pages, unknown ones. */
export function addressesOfEveryKind({ siteDir, moved, deleted }: Published): string[] {
  const [script = ''] = globSync('_astro/*.js', { cwd: siteDir })
  const pages = ['/tooted', '/uudised', CANDLES, '/tooted/v2.0', '/tooted/node.js', '/kontakt', '/admin', '/404']
  const inEachLanguage = [
    ...pages,
    '/uudised/rss.xml',
    '/manifest.webmanifest',
    '/tooted/',
    '/tooted.html',
    `${CANDLES}/${moved}`,
    `${CANDLES}/${deleted}`,
    '/410/tooted',
    '/olematu',
    '/tooted/olematu/999',
    '/addproduct',
    '/tooted/x/editproduct/3',
  ]
  return [
    ...['/', '/en/', '/ru/', '/en', '/en/index.html', '/index.html', '/index', '/en/index', '/index/', '/en/index/'],
    ...LOCALES.flatMap(locale => inEachLanguage.map(path => localePrefix(locale) + path)),
    ...[`/${script}`, '/favicon.svg', '/favicon.ico', '/logo.svg', '/jagamine.jpg', '/robots.txt', '/sitemap.xml'],
    ...['/search/products.json', '/.well-known/security.txt', '/.well-known/change-password', '/share/not-drawn.jpg'],
    ...[
      '/_headers',
      '/_redirects',
      '/_former-addresses.json',
      '/.git/config',
      '/tooted/k%c3%bc%c3%bcnlad',
      '/%74ooted',
      '//tooted',
      // Without the last slash or `.html` these still begin with two slashes: a redirect there would lead to another host.
      '//evil.example/',
      '//evil.example/x.html',
      '/en//tooted',
      '/ru/_x',
    ],
  ]
}
