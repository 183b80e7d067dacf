// Takes a visitor who chose a language to it when they open an address without a language directly (typed, bookmarked
// or from another site). A link of this site, a reload and the back button go where they say.
;(() => {
  try {
    const chosen = localStorage.getItem('locale')
    const { translations } = document.currentScript.dataset
    const [entry] = performance.getEntriesByType('navigation')
    const fromThisSite = document.referrer.startsWith(`${location.origin}/`)
    if (translations.split(' ').includes(chosen) && entry?.type === 'navigate' && !fromThisSite) {
      location.replace(`/${chosen}${location.pathname}${location.search}${location.hash}`)
    }
  } catch {
    // Storage is closed to this page: there is no choice to follow.
  }
})()
