/** Which addresses content may link to, show or play. Without zod, so that the text editor need not download it. */
const hasControlOrSpace = (text: string) => /[\s\p{Cc}]/u.test(text)

/** Whether a page may load from this absolute address. An address with a space or control character is refused. */
export function isHttpsUrl(text: string): boolean {
  return !hasControlOrSpace(text) && /^https:\/\//i.test(text) && URL.canParse(text)
}

/** Whether a page may link to this absolute address: http is allowed, because a link loads nothing. */
export function isWebUrl(text: string): boolean {
  return !hasControlOrSpace(text) && /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** A path on the site's own origin; `//host` and `/\host` would leave it. */
export function isSitePath(text: string): boolean {
  return !hasControlOrSpace(text) && /^\/(?![/\\])/.test(text) && URL.canParse(text, 'https://site.invalid')
}

/** Whether a link of rich text may lead there: the web, a mail, a call, a page of the site. */
export function isLinkAddress(text: string): boolean {
  return isWebUrl(text) || isContactAddress(text) || isSitePath(text)
}

function isContactAddress(text: string): boolean {
  return /^(mailto|tel):/i.test(text) && !hasControlOrSpace(text) && URL.canParse(text)
}

const VIDEO_HOSTS: ReadonlySet<string> = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
  'vimeo.com',
  'www.vimeo.com',
  'player.vimeo.com',
])

/** Whether rich text may embed this video: YouTube, Vimeo, or a file that a browser plays itself. */
export function isVideoUrl(text: string): boolean {
  if (!isHttpsUrl(text)) return false
  const { hostname, pathname } = new URL(text)
  return VIDEO_HOSTS.has(hostname) || /\.(mp4|webm)$/i.test(pathname)
}
