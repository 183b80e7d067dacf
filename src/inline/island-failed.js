// Says that the island of an administrators' page, or of one for logging in, did not come. Inside the page: another script may
// come later than that failure, or not at all.
document.addEventListener('astro:hydration-error', ({ target }) => {
  // The header's islands report their own failures (src/islands/intent.ts).
  if (!target.closest('main')) return
  const notice = document.getElementById('load-failed')
  notice.hidden = false
  // A browser does not import a failed module again while the page is open.
  notice.querySelector('button').onclick = () => location.reload()
})
