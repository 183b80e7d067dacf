import type { FormerAddresses } from '../../content/content-reader.ts'
import { LOCALES } from '../../../common/locales.ts'
import { localizedPath, paths, type SitePath } from '../../i18n/paths.ts'

/** As many as hosts take (Cloudflare Pages). Of each kind the newest come first; what exceeds the limit is dropped from the end. */
const MAX_EXACT = 2_000
const MAX_SPLATS = 100

type Rule = readonly [from: SitePath, to: SitePath]

/**
 * The `_redirects` file of static hosts: one address per line, then, with a `*`, everything below a renamed category. It leaves
 * out deleted content, because such hosts know no 410: a page that leads on replaces it.
 */
export function redirectsFile(former: FormerAddresses): string {
  const moved = former.products.filter(({ isGone }) => !isGone)
  const exact: Rule[] = [
    ...former.segments.flatMap(([from, to]): Rule[] => (to === null ? [] : [[paths.category(from), paths.category(to)]])),
    ...moved.flatMap(({ id, segments, segment }) =>
      segments.map((from): Rule => [paths.product(from, id), paths.product(segment ?? '', id)]),
    ),
    ...former.lists.flatMap(({ segment, ...list }) =>
      partsGone(list).map((part): Rule => [
        paths.shopArchive(segment, part),
        segment === null ? paths.shop : paths.category(segment),
      ]),
    ),
    ...(former.news ? partsGone(former.news).map((part): Rule => [paths.newsArchive(part), paths.news]) : []),
  ]
  const splats = former.segments.flatMap(([from, to]): Rule[] =>
    to === null ? [] : [[`${paths.category(from)}/*`, `${paths.category(to)}/:splat`]],
  )
  return [...inEachLanguage(exact, MAX_EXACT), ...inEachLanguage(splats, MAX_SPLATS)]
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')
}

function inEachLanguage(rules: readonly Rule[], most: number): Rule[] {
  return rules
    .slice(0, Math.floor(most / LOCALES.length))
    .flatMap(([from, to]) => LOCALES.map((locale): Rule => [localizedPath(locale, from), localizedPath(locale, to)]))
}

function partsGone({ parts, former }: { readonly parts: number; readonly former: number }): number[] {
  return Array.from({ length: former - parts }, (_, index) => parts + 1 + index)
}
