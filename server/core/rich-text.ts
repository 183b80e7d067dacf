import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { isHttpsUrl, isLinkAddress, isSitePath, isVideoUrl, isWebUrl } from './address.schemas.ts'
import { escapeText, unescapeHtml } from './escape-html.schemas.ts'

/**
 * The one allow-list of rich text, applied when it is written and again before it is rendered.
 *
 * A video is `<figure data-video="https://…">` around a plain link to it, so that the page loads nothing from its host
 * before a click and stays readable without JavaScript. Alignment is a class, because the pages' policy forbids inline
 * styles.
 */
const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'li']
const ALIGNMENTS = ['al-left', 'al-center', 'al-right', 'al-justify']
const FOREIGN_REL = 'noopener noreferrer'

/** Not in the allow-list, so that the tag goes and what is in it stays. */
const UNWRAPPED: Tag = { tagName: 'span', attribs: {} }

/** Rounds of cleaning until nothing changes; markup that is still moving after these is turned into its plain words. */
const MAX_ROUNDS = 8

/** The site's own address of a picture at another host; null where there is none. */
type OwnPicture = (foreign: string) => string | null
const noForeignPictures: OwnPicture = () => null

/**
 * HTML with everything outside the allow-list taken out, pictures of other hosts too. Idempotent: text that is saved
 * again unchanged is the same text.
 */
export function sanitizeRichText(html: string): string {
  return sanitized(html, noForeignPictures)
}

/** The https addresses of other hosts' pictures in rich text. */
export function foreignPictures(html: string): Set<string> {
  const found = new Set<string>()
  if (/<img/i.test(html)) sanitized(html, address => (found.add(address), null))
  return found
}

/** The same, sanitised, with these pictures from their own addresses. */
export function withOwnPictures(html: string, own: ReadonlyMap<string, string>): string {
  return sanitized(html, address => own.get(address) ?? null)
}

function sanitized(html: string, ownPicture: OwnPicture): string {
  let current = html
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = cleanVideos(clean(current, ownPicture))
    if (next === current) return next
    current = next
  }
  return escapeText(plainText(current))
}

/** Whether a reader of this sanitised HTML would see nothing: an editor's empty paragraph, spaces. */
export function isBlankRichText(html: string): boolean {
  return !/<(img|figure)\b/.test(html) && plainText(html) === ''
}

/** The words of sanitised HTML on one line. */
export function plainText(html: string): string {
  const words = sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} })
  return unescapeHtml(words).replace(/\s+/g, ' ').trim()
}

function clean(html: string, ownPicture: OwnPicture): string {
  let openFigures = 0
  return sanitizeHtml(html, {
    ...ALLOWED,
    onOpenTag: name => {
      if (name === 'figure') openFigures += 1
    },
    onCloseTag: name => {
      if (name === 'figure') openFigures -= 1
    },
    transformTags: {
      b: () => ({ tagName: 'strong', attribs: {} }),
      i: () => ({ tagName: 'em', attribs: {} }),
      strike: () => ({ tagName: 's', attribs: {} }),
      del: () => ({ tagName: 's', attribs: {} }),
      a: (_tag, { href = '' }) => link(href.trim()),
      img: (_tag, attributes) => picture(attributes, ownPicture),
      // A figure in a figure has no meaning here, and without one `cleanVideos` finds each figure's own end.
      figure: (_tag, { 'data-video': url = '' }) => (openFigures === 1 ? video(url.trim()) : UNWRAPPED),
    },
  })
}

/** `allowedEmptyAttributes` is an option of the library that its type declarations lack. */
const ALLOWED: IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...BLOCKS, 'br', 'ul', 'ol', 'strong', 'em', 's', 'mark', 'a', 'img', 'figure'],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'], figure: ['data-video'] },
  allowedClasses: Object.fromEntries(BLOCKS.map(block => [block, ALIGNMENTS])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedEmptyAttributes: ['alt'],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nestingLimit: 50,
}

function link(href: string): Tag {
  if (isWebUrl(href)) return { tagName: 'a', attribs: { href, rel: FOREIGN_REL } }
  return isLinkAddress(href) ? { tagName: 'a', attribs: { href } } : UNWRAPPED
}

function picture({ src = '', alt = '', width = '', height = '' }: Attributes, ownPicture: OwnPicture): Tag {
  const given = src.trim()
  const url = isHttpsUrl(given) ? ownPicture(given) : given
  if (url === null || !isSitePath(url)) return UNWRAPPED
  const size = { ...(isPixels(width) && { width }), ...(isPixels(height) && { height }) }
  return { tagName: 'img', attribs: { src: url, alt, ...size } }
}

function video(url: string): Tag {
  return isVideoUrl(url) ? { tagName: 'figure', attribs: { 'data-video': url } } : UNWRAPPED
}

const isPixels = (text: string) => /^[1-9]\d{0,4}$/.test(text)

/** Whatever stood in a video's figure, the link stands there. The address is escaped already. */
function cleanVideos(html: string): string {
  return html.replace(
    /<figure data-video="([^"]*)">[^]*?<\/figure>/g,
    (_figure, url: string) =>
      `<figure data-video="${url}"><a href="${url}" rel="${FOREIGN_REL}">${url.replaceAll('&quot;', '"')}</a></figure>`,
  )
}
