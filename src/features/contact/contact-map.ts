// Puts the map in place of its picture when the visitor asks for it; without this the link opens the map's own page.

document.querySelector('[data-map-show]')?.addEventListener('click', event => {
  const section = (event.currentTarget as Element).closest<HTMLElement>('[data-map]')
  const { map, mapTitle } = section?.dataset ?? {}
  if (!section || map === undefined || mapTitle === undefined) return
  event.preventDefault()
  const frame = document.createElement('iframe')
  frame.title = mapTitle
  frame.src = map
  frame.referrerPolicy = 'no-referrer'
  section.replaceChildren(frame)
  frame.focus()
})
