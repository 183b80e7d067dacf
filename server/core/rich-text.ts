import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { isHttpsUrl, isSitePath } from '../../common/address.ts'
import { escapeText, unescapeHtml } from '../../common/escape-html.ts'
import {
  ALIGNED_TAGS,
  ALIGNMENTS,
  alignmentClass,
  FOREIGN_REL,
  keptAttributes,
  RICH_TEXT_TAGS,
  TAG_ATTRIBUTES,
  TAG_SYNONYMS,
} from '../../common/rich-text-tags.ts'

/** Not in the list of allowed tags, so that the tag goes and what is in it stays. */
const UNWRAPPED: Tag = { tagName: 'span', attribs: {} }

/** Rounds of cleaning until nothing changes; markup that is still moving after these is turned into its plain words. */
const MAX_ROUNDS = 8

/** The site's own address of a picture at another host; null where there is none. */
type OwnPicture = (foreign: string) => string | null
const noForeignPictures: OwnPicture = () => null

/**
 * HTML with everything outside the list (rich-text-tags.schemas.ts) taken out, pictures of other hosts too. It is applied when
 * a text is written and again before it is rendered. Idempotent: text that is saved again unchanged is the same text.
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
      ...SYNONYMS,
      a: (_tag, attributes) => kept('a', attributes),
      img: (_tag, attributes) => picture(attributes, ownPicture),
      // A figure in a figure has no meaning here, and without one `cleanVideos` finds each figure's own end.
      figure: (_tag, attributes) => (openFigures === 1 ? kept('figure', attributes) : UNWRAPPED),
    },
  })
}

const SYNONYMS = Object.fromEntries(
  Object.entries(TAG_SYNONYMS).map(([tag, tagName]) => [tag, (): Tag => ({ tagName, attribs: {} })]),
)

/** `allowedEmptyAttributes` is an option of the library that its type declarations lack. */
const ALLOWED: IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(TAG_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: Object.fromEntries(ALIGNED_TAGS.map(tag => [tag, ALIGNMENTS.map(alignmentClass)])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedEmptyAttributes: ['alt'],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nestingLimit: 50,
}

function kept(tagName: 'a' | 'img' | 'figure', attributes: Attributes): Tag {
  const attribs = keptAttributes(tagName, name => attributes[name])
  return attribs === null ? UNWRAPPED : { tagName, attribs }
}

function picture(attributes: Attributes, ownPicture: OwnPicture): Tag {
  const given = attributes['src']?.trim() ?? ''
  const src = isHttpsUrl(given) ? ownPicture(given) : given
  return src !== null && isSitePath(src) ? kept('img', { ...attributes, src }) : UNWRAPPED
}

/** Whatever stood in a video's figure, the link stands there. The address is escaped already. */
function cleanVideos(html: string): string {
  return html.replace(
    /<figure data-video="([^"]*)">[^]*?<\/figure>/g,
    (_figure, url: string) =>
      `<figure data-video="${url}"><a href="${url}" rel="${FOREIGN_REL}">${url.replaceAll('&quot;', '"')}</a></figure>`,
  )
}
