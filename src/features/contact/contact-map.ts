// Replaces the picture by the map when the visitor asks for it; without this script the link opens the map's own page.
// A page cannot know whether the browser blocked a foreign frame: the link to the map's page and our address stay below.

document.querySelector<HTMLAnchorElement>('[data-map-show]')?.addEventListener('click', event => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.currentTarget as HTMLAnchorElement
  const section = link.closest<HTMLElement>('[data-map-embed]')
  const note = section?.querySelector('[data-map-note]')
  const picture = section?.querySelector('picture, .picture')
  const embed = section?.dataset['mapEmbed']
  // The picture is gone once the map is shown: from then on the link opens the map's own page.
  if (!section || !note || !picture || embed === undefined) return
  event.preventDefault()
  const { mapTitle, mapOpen, mapUnseen, mapOffline } = section.dataset
  if (!navigator.onLine) {
    note.textContent = mapOffline ?? ''
    return
  }
  const frame = document.createElement('iframe')
  frame.title = mapTitle ?? ''
  frame.src = embed
  frame.referrerPolicy = 'no-referrer'
  picture.replaceWith(frame)
  link.textContent = mapOpen ?? ''
  note.textContent = mapUnseen ?? ''
  frame.focus()
})
