// Puts the map in place of its picture when the visitor asks for it; without this the link opens the map's own page.
// Whether a frame of another site was blocked cannot be known: below it stay a way to the map's page and our address.

document.querySelector<HTMLAnchorElement>('[data-map-show]')?.addEventListener('click', event => {
  const link = event.currentTarget as HTMLAnchorElement
  const section = link.closest<HTMLElement>('[data-map]')
  const note = section?.querySelector('[data-map-note]')
  const picture = section?.querySelector('picture, .picture')
  // Once the map is there, the link is one to its own page.
  if (!section || !note || !picture) return
  event.preventDefault()
  const { map, mapTitle, mapOpen, mapUnseen, mapOffline } = section.dataset
  if (!navigator.onLine) {
    note.textContent = mapOffline ?? ''
    return
  }
  const frame = document.createElement('iframe')
  frame.title = mapTitle ?? ''
  frame.src = map ?? ''
  frame.referrerPolicy = 'no-referrer'
  picture.replaceWith(frame)
  link.textContent = mapOpen ?? ''
  note.textContent = mapUnseen ?? ''
  frame.focus()
})
