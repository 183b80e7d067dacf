// Leads a visitor who once chose a language to the page in that language, when they open an address without a language prefix
// directly: typed, bookmarked or from another site. A link of this site, a reload and the back button lead where they say. A static
// host may show the Estonian page for unknown addresses also below the prefix of another language: that address stays.
;(() => {
  try {
    const chosen = localStorage.getItem('locale')
    const translations = document.currentScript.dataset.translations.split(' ')
    const [entry] = performance.getEntriesByType('navigation')
    const fromThisSite = document.referrer.startsWith(`${location.origin}/`)
    const hasPrefix = translations.includes(location.pathname.split('/')[1])
    if (translations.includes(chosen) && !hasPrefix && entry?.type === 'navigate' && !fromThisSite) {
      location.replace(`/${chosen}${location.pathname}${location.search}${location.hash}`)
    }
  } catch {
    // Storage is closed to this page: there is no choice to follow.
  }
})()
