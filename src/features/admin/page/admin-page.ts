import { showLoadFailed } from '../../../islands/load-failed.ts'

/** What a page of administrators, or one for logging in, does until its island is there. */
nameItemInLinks()
document.addEventListener('astro:hydration-error', ({ target }) => {
  // Those of the header have words of their own (src/islands/intent.ts).
  if (!(target instanceof Element) || !['only', 'load'].includes(target.getAttribute('client') ?? '')) return
  // Browsers remember what they could not import for as long as the page is open.
  showLoadFailed(() => location.reload())
})

/** The page is prebuilt for no item, and so are the links of its language switcher: they have to lead to the item of the address. */
function nameItemInLinks(): void {
  const [id] = location.pathname.match(/\d+$/) ?? []
  if (id === undefined) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    link.href = link.href.replace(/\/0$/, `/${id}`)
  }
}
