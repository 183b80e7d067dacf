import { loadFailed } from '../../../islands/load-failed.ts'

/** What an administrators' page does until its island is there. */
nameItemInLinks()
// An island whose script did not come can only be tried again by the whole page: browsers remember what they could not import.
document.addEventListener('astro:hydration-error', () => loadFailed(() => location.reload()))

/** The page is prebuilt for no item, and so are the links of its language switcher: they have to lead to the item of the address. */
function nameItemInLinks(): void {
  const [id] = location.pathname.match(/\d+$/) ?? []
  if (id === undefined) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    link.href = link.href.replace(/\/0$/, `/${id}`)
  }
}
