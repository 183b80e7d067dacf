import { showLoadFailed } from '../islands/load-failed.ts'

/** What an administrators' page, or one for logging in, does until its island is there. */
document.addEventListener('astro:hydration-error', ({ target }) => {
  // The header's islands report their own failures (src/islands/intent.ts).
  if (!(target instanceof Element) || !['only', 'load'].includes(target.getAttribute('client') ?? '')) return
  // A browser does not import a failed module again while the page is open.
  showLoadFailed(() => location.reload())
})
