// Plays a video of the rich text in its place when the visitor asks for it. Before that the page loads nothing from its
// host. Without this script the link opens the video's own page.

/** The player of a video's address, or null when this site has none for it. */
function playerOf(address: URL): HTMLIFrameElement | HTMLVideoElement | null {
  if (/\.(mp4|webm)$/i.test(address.pathname)) {
    return Object.assign(document.createElement('video'), { src: address.href, controls: true, autoplay: true })
  }
  return address.hostname.endsWith('vimeo.com') ? vimeo(address) : youtube(address)
}

function vimeo({ pathname, searchParams }: URL): HTMLIFrameElement | null {
  // An unlisted video has its key after its number: /123456/abcdef, or ?h=abcdef.
  const [, id, key] = /\/(\d+)(?:\/(\w+))?/.exec(pathname) ?? []
  const secret = key ?? searchParams.get('h')
  return id ? frame(`https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret ? `&h=${secret}` : ''}`) : null
}

function youtube({ pathname, searchParams }: URL): HTMLIFrameElement | null {
  const id = searchParams.get('v') ?? pathname.split('/').at(-1)
  return id ? frame(`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`) : null
}

function frame(src: string): HTMLIFrameElement {
  return Object.assign(document.createElement('iframe'), { src, allow: 'autoplay; fullscreen; picture-in-picture' })
}

addEventListener('click', event => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('figure[data-video] > a')
  const player = link && playerOf(new URL(link.href))
  if (!link || !player) return
  event.preventDefault()
  player.title = link.textContent
  link.replaceWith(player)
  player.focus()
})
