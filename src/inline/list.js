// Prepares a prebuilt list before the first paint.
// - Code: when the address asks for other items than the built ones, at first or after a step of the history, the list loads
//   its code at once (client:intent).
// - Memory: a list that is opened plainly begins afresh. The tab then forgets the address that it remembered
//   (src/features/search/use-list.ts), but not before the visitor sees the page.
// - Links: those to other languages carry the address's whole query, those to other categories its order and page size. The list
//   tells when the address changes (list-address.ts).
// - Height: until the items are there, the list is as high as when this tab left the address, so that the browser can scroll to
//   the same place.
;(() => {
  const { parentElement: list } = document.currentScript
  const withStorage = act => () => {
    try {
      act()
    } catch {
      // Storage is closed to this page: nothing is remembered.
    }
  }
  const forget = withStorage(() => ['height', list.dataset.list].forEach(name => sessionStorage.removeItem(name)))
  const keepHeight = withStorage(() => sessionStorage.setItem('height', `${list.offsetHeight} ${location.href}`))
  const takeHeight = withStorage(() => {
    const [height, address] = sessionStorage.getItem('height')?.split(' ') ?? []
    if (address === location.href) list.style.minHeight = `${height}px`
  })
  const carry = () => {
    const order = [...new URLSearchParams(location.search)].filter(([name]) => name === 'sort' || name === 'per')
    for (const link of document.querySelectorAll('a[data-locale]')) link.search = location.search
    for (const link of document.querySelectorAll('[data-carry-order]')) link.search = new URLSearchParams(order)
  }
  const needCode = () => {
    if (!/[?&](q|sort|per|page)=/.test(location.search)) return false
    list.dataset.pending = ''
    list.querySelector('astro-island')?.dispatchEvent(new Event('needed'))
    return true
  }
  addEventListener('pagehide', keepHeight)
  if (needCode()) takeHeight()
  else if (document.prerendering) document.addEventListener('prerenderingchange', forget)
  else forget()
  carry()
  for (const type of ['popstate', 'list:shown']) addEventListener(type, carry)
  addEventListener('popstate', needCode)
})()
