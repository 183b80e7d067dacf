// Makes the links from a product or a post to its list lead back to the list as the visitor left it
// (src/features/search/use-list.ts), also after a switch of the language. The links of the menu still lead to its beginning.
;(() => {
  // Hosts of plain files may end addresses in a slash, and links from elsewhere may spell letters in another way.
  const plain = path => decodeURI(path).replace(/^\/(en|ru)(?=\/)|\/$/g, '')
  const lead = () => {
    try {
      const left = ['shop', 'news'].map(key => sessionStorage.getItem(key)?.split('?') ?? [''])
      for (const link of document.querySelectorAll('[data-way-back]')) {
        const address = left.find(([path]) => plain(path) === plain(link.pathname))
        if (address) link.search = address[1] ?? ''
      }
    } catch {
      // Storage is closed to this page: the links lead to the beginning of the list.
    }
  }
  // A page that is rendered ahead runs this before the visitor leaves the list, so it waits until the browser shows it.
  if (document.prerendering) document.addEventListener('prerenderingchange', lead)
  else lead()
})()
