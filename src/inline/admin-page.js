// What an administrators' page does until its island is there.
;(() => {
  // Shows the notice as src/islands/load-failed.ts does; its button only loads the page again. It is repeated here, inside the
  // page, because a script file may arrive after an island's failure, or not at all.
  document.addEventListener('astro:hydration-error', ({ target }) => {
    // Other islands report their own failures (src/islands/intent.ts).
    if (target.getAttribute('client') !== 'only') return
    // A modal dialog would cover the notice and keep it from being pressed.
    document.querySelector('dialog[open]')?.close()
    const notice = document.getElementById('load-failed')
    notice.hidden = false
    // A browser does not import a failed module again while the page is open.
    notice.querySelector('button').onclick = () => location.reload()
  })
  // One editor's page serves all items, with the id 0 in its links. The links of its language switcher get the address's id.
  const [id] = location.pathname.match(/\d+$/) ?? []
  if (id === undefined) return
  for (const link of document.querySelectorAll('a[data-locale]')) link.href = link.href.replace(/\/0$/, `/${id}`)
})()
