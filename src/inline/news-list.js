// As shop-list.js, for the news.
;(() => {
  try {
    const [entry] = performance.getEntriesByType('navigation')
    const memory = entry?.type === 'navigate' ? JSON.parse(sessionStorage.getItem('news') ?? '{}') : {}
    const isAsked = /[?&](q|page)=/.test(location.search)
    const isRemembered = memory.q || memory.page > 1
    if (isAsked || (location.search === '' && isRemembered)) document.currentScript.parentElement.dataset.pending = ''
  } catch {
    // Storage is closed to this page: only the address could ask, and the list follows it a little later.
  }
})()
