// A list whose address asks for other than what the page was built with, at first or by a step of the history, needs its code at
// once (client:intent). One that is opened plainly begins afresh: what this tab remembers of it (src/features/search/use-list.ts)
// is forgotten as soon as the page is looked at. What the address asks goes along with links to the list in other languages, its
// order and page size also to other categories; the list tells when the address changes (list-address.ts). Until its answer is
// there it is as high as it was when this tab left the address, so that the browser finds the place to scroll to.
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
