// Hides the prebuilt list, before it is painted, when the address or this tab's memory asks for another: nobody sees one
// list turn into the other. The list's own script shows it again (list-view.ts).
;(() => {
  try {
    const [entry] = performance.getEntriesByType('navigation')
    const memory = entry?.type === 'navigate' ? JSON.parse(sessionStorage.getItem('shop') ?? '{}') : {}
    const isRemembered = memory.q || memory.page > 1 || memory.per > 10 || (memory.sort ?? 'default') !== 'default'
    const isAsked = /[?&](q|sort|per|page)=/.test(location.search)
    if (isAsked || (location.search === '' && isRemembered)) document.currentScript.parentElement.dataset.pending = ''
  } catch {
    // Storage is closed to this page: only the address could ask, and the list follows it a little later.
  }
})()
