/** Which addresses content may link to, show or play. Without zod, so that the text editor need not download it. */

/** Whether a text has this beginning, no space or control character, and parses as a URL (relative to a base, if given). */
function isAddress(text: string, beginning: RegExp, base?: string): boolean {
  if (/[\s\p{Cc}]/u.test(text) || !beginning.test(text)) return false
  try {
    // Safari 16 lacks URL.canParse.
    return Boolean(new URL(text, base))
  } catch {
    return false
  }
}

/** Whether a page may load from this absolute address. An address with a space or control character is refused. */
export function isHttpsUrl(text: string): boolean {
  return isAddress(text, /^https:\/\//i)
}

/** Whether a page may link to this absolute address: http is allowed, because a link loads nothing. */
export function isWebUrl(text: string): boolean {
  return isAddress(text, /^https?:\/\//i)
}

/** Whether this is a path on the site's own origin: `//host` and `/\host` would leave it. */
export function isSitePath(text: string): boolean {
  return isAddress(text, /^\/(?![/\\])/, 'https://site.invalid')
}

/** Whether a link of rich text may lead there: the web, a mail, a call, a page of the site. */
export function isLinkAddress(text: string): boolean {
  return isWebUrl(text) || isContactAddress(text) || isSitePath(text)
}

function isContactAddress(text: string): boolean {
  return isAddress(text, /^(mailto|tel):/i)
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
