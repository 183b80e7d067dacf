import type { SitePath } from '#common/paths.ts'

/**
 * The value of `aria-current` of a menu's link: `page` on the page that it leads to, `true` on pages below that.
 * @param path of the page shown, without a language prefix, as `target`
 */
export function currentSection(path: SitePath, target: SitePath): 'page' | 'true' | undefined {
  if (path === target) return 'page'
  return path.startsWith(`${target}/`) ? 'true' : undefined
}
