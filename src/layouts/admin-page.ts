import { showLoadFailed } from '../islands/load-failed.ts'

/** What an administrators' page, or one for logging in, does until its island is there. */
nameItemInLinks()
document.addEventListener('astro:hydration-error', ({ target }) => {
  // The header's islands report their own failures (src/islands/intent.ts).
  if (!(target instanceof Element) || !['only', 'load'].includes(target.getAttribute('client') ?? '')) return
  // A browser does not import a failed module again while the page is open.
  showLoadFailed(() => location.reload())
})

/** The build knows no item: makes the links of the page's language switcher lead to the item in the address. */
function nameItemInLinks(): void {
  const [id] = location.pathname.match(/\d+$/) ?? []
  if (id === undefined) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    link.href = link.href.replace(/\/0$/, `/${id}`)
  }
}
