// Plays a video of a rich text in its place when the visitor presses its link. Until then the page loads nothing from the video's
// host. Without this script the link opens the video's own page.

import { playerAddress } from './video-frame.ts'

/** A player for a video's address, or null when this site has none for it. */
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
  // With a modifier key the visitor wants another tab. Without a connection no player would load.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !navigator.onLine) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('figure[data-video] > a')
  const player = link && playerOf(new URL(link.href))
  if (!link || !player) return
  event.preventDefault()
  player.title = link.textContent
  link.replaceWith(player)
  player.focus()
})
