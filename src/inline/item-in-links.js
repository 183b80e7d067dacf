// The build knows no item: makes the links of an editor's language switcher lead to the item in the address.
;(() => {
  const [id] = location.pathname.match(/\d+$/) ?? []
  if (id === undefined) return
  for (const link of document.querySelectorAll('a[data-locale]')) link.href = link.href.replace(/\/0$/, `/${id}`)
})()
