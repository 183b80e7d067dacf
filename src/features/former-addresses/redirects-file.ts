import { LOCALES } from '#common/locales.ts'
import { localizedPath, paths, type SitePath } from '#common/paths.ts'
import type { FormerAddresses, ShrunkList } from '../../content/content-reader.ts'

/**
 * The rules without a `*` that a host takes (Cloudflare Pages). Beyond the limit the file drops first those of news and lists,
 * then the oldest ones of products.
 */
const MAX_EXACT = 2_000
/** The rules with a `*` that a host takes. */
const MAX_SPLATS = 100

/** Site paths without language prefixes. */
type Rule = readonly [from: SitePath, to: SitePath]

/**
 * The `_redirects` file of static hosts. Its first rules are of one address each; those after them, with a `*`, are of
 * everything below a renamed category. It leaves out deleted content, because such hosts know no 410: a page that leads on
 * is at those addresses (former-address-pages.ts).
 */
export function redirectsFile(former: FormerAddresses): string {
  const exact = [...categoryRules(former), ...productRules(former), ...listRules(former), ...newsRules(former)]
  return [
    ...inEachLanguage(
      exact.filter(rule => starsIn(rule) === 0),
      MAX_EXACT,
    ),
    ...inEachLanguage(
      splatRules(former).filter(rule => starsIn(rule) === 1),
      MAX_SPLATS,
    ),
  ]
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')
}

/**
 * The number of `*` in a rule's address. A host would take one in a category's name for any characters, and redirect living
 * pages.
 */
const starsIn = ([from]: Rule) => from.split('*').length - 1

const categoryRules = ({ segments }: FormerAddresses): Rule[] =>
  segments.flatMap(([from, to]): Rule[] => (to === null ? [] : [[paths.category(from), paths.category(to)]]))

// A product that exists always has a category, so that the empty segment never appears.
const productRules = ({ products }: FormerAddresses): Rule[] =>
  products
    .filter(({ isGone }) => !isGone)
    .flatMap(({ id, segments, segment }) =>
      segments.map((from): Rule => [paths.product(from, id), paths.product(segment ?? '', id)]),
    )

const listRules = ({ lists }: FormerAddresses): Rule[] =>
  lists.flatMap(({ segment, ...list }) =>
    goneParts(list).map((part): Rule => [
      paths.shopArchive(segment, part),
      segment === null ? paths.shop : paths.category(segment),
    ]),
  )

const newsRules = ({ news }: FormerAddresses): Rule[] =>
  news ? goneParts(news).map((part): Rule => [paths.newsArchive(part), paths.news]) : []

const splatRules = ({ segments }: FormerAddresses): Rule[] =>
  segments.flatMap(([from, to]): Rule[] => (to === null ? [] : [[`${paths.category(from)}/*`, `${paths.category(to)}/:splat`]]))

/** The first rules, each in all languages, and at most `most` in all. */
function inEachLanguage(rules: readonly Rule[], most: number): Rule[] {
  return rules
    .slice(0, Math.floor(most / LOCALES.length))
    .flatMap(([from, to]) => LOCALES.map((locale): Rule => [localizedPath(locale, from), localizedPath(locale, to)]))
}

/** The numbers of the archive parts that a list lost. */
export function goneParts({ partsNow, partsBefore }: ShrunkList): number[] {
  return Array.from({ length: partsBefore - partsNow }, (_, index) => partsNow + 1 + index)
}
