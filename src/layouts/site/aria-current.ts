import type { SitePath } from '#common/paths.ts'

/**
 * The value of `aria-current` for a link of a menu: `page` on the page that it leads to, `true` on pages below that one.
 * @param path path of the page shown, without a language prefix
 * @param target path that the link leads to, without a language prefix
 */
export function ariaCurrent(path: SitePath, target: SitePath): 'page' | 'true' | undefined {
  if (path === target) return 'page'
  return path.startsWith(`${target}/`) ? 'true' : undefined
}
