// Plays a video of the rich text in its place when the visitor asks for it. Before that the page loads nothing from its
// host. Without this script the link opens the video's own page.

import { playerAddress } from './video-frame.ts'

/** The player of a video's address, or null when this site has none for it. */
function playerOf(address: URL): HTMLIFrameElement | HTMLVideoElement | null {
  if (/\.(mp4|webm)$/i.test(address.pathname)) {
    return Object.assign(document.createElement('video'), { src: address.href, controls: true, autoplay: true })
  }
  const src = playerAddress(address)
  return src === null
    ? null
    : Object.assign(document.createElement('iframe'), { src, allow: 'autoplay; fullscreen; picture-in-picture' })
}

addEventListener('click', event => {
  // A key pressed with it asks for another tab; without a connection the link keeps its way.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !navigator.onLine) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('figure[data-video] > a')
  const player = link && playerOf(new URL(link.href))
  if (!link || !player) return
  event.preventDefault()
  player.title = link.textContent
  link.replaceWith(player)
  player.focus()
})
