/**
 * The scripts that a piece of a page runs, with all that they import: a page that names them has them fetched at once, not
 * one layer of imports after another.
 * @param html markup with islands of Astro's and module scripts
 * @param imports of every script, by address (src/render/script-imports.mjs)
 */
export function scriptsOf(html: string, imports: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const entries = [...html.matchAll(/ (?:component-url|renderer-url|type="module" src)="([^"]+)"/g)].map(([, url = '']) => url)
  return [...new Set(entries.flatMap(url => [url, ...(imports[url] ?? [])]))]
}
