/**
 * The language switcher of a page that is prebuilt for no item leads to the same item. When the editor is there it switches in place
 * (language/page-language.ts).
 * @param path the item's in the API
 */
export function nameItemInLinks(path: string): void {
  const [, id] = /\/(\d+)$/.exec(path) ?? []
  if (id === undefined) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]'))
    link.href = link.href.replace(/\/0$/, `/${id}`)
}
