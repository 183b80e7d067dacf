// What an administrators' page, or one for logging in, does until its island is there.
;(() => {
  // What src/islands/load-failed.ts does, but inside the page, which imports nothing: a script of its own may come later than an
  // island's failure, or not at all.
  document.addEventListener('astro:hydration-error', ({ target }) => {
    // The header's islands report their own failures (src/islands/intent.ts).
    if (!target.closest('main')) return
    // Above a dialog nothing else can be seen or pressed.
    document.querySelector('dialog[open]')?.close()
    const notice = document.getElementById('load-failed')
    notice.hidden = false
    // A browser does not import a failed module again while the page is open.
    notice.querySelector('button').onclick = () => location.reload()
  })
  // The build knows no item: makes the links of an editor's language switcher lead to the item in the address.
  const [id] = location.pathname.match(/\d+$/) ?? []
  if (id === undefined) return
  for (const link of document.querySelectorAll('a[data-locale]')) link.href = link.href.replace(/\/0$/, `/${id}`)
})()
