import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { isHttpsUrl, isSitePath } from '#common/address.ts'
import { escapeText, unescapeHtml } from '#common/escape-html.ts'
import {
  ALIGNED_TAGS,
  ALIGNMENTS,
  alignmentClass,
  FOREIGN_REL,
  keptAttributes,
  RICH_TEXT_TAGS,
  TAG_ATTRIBUTES,
  TAG_BETWEEN_WORDS,
  TAG_SYNONYMS,
} from '#common/rich-text-tags.ts'

/** A tag that is not allowed: sanitize-html drops it and keeps its content. */
const UNWRAPPED: Tag = { tagName: 'span', attribs: {} }

/** The most rounds of cleaning until nothing changes; markup that still changes then becomes plain text. */
const MAX_ROUNDS = 8

/** The site's own address of another host's picture; null where there is none. */
type OwnPicture = (foreign: string) => string | null
/** Leaves out every foreign picture. */
const noForeignPictures: OwnPicture = () => null

/**
 * Removes from HTML everything outside the allow-list (common/rich-text-tags.ts), and pictures of other hosts. The
 * server applies it when an administrator saves and before each rendering. Idempotent: sanitising twice changes
 * nothing.
 */
export function sanitizeRichText(html: string): string {
  return sanitize(html, noForeignPictures)
}

/** The https addresses of other hosts' pictures in rich text. */
export function foreignPictures(html: string): Set<string> {
  const found = new Set<string>()
  if (!/<img/i.test(html)) return found
  // Each picture passes this function; what is left of the text does not matter.
  sanitize(html, address => {
    found.add(address)
    return null
  })
  return found
}

/** Sanitises a text and replaces other hosts' pictures by the site's own copies. */
export function withOwnPictures(html: string, own: ReadonlyMap<string, string>): string {
  return sanitize(html, address => own.get(address) ?? null)
}

function sanitize(html: string, ownPicture: OwnPicture): string {
  let current = html
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = cleanVideos(cleanTags(current, ownPicture))
    if (next === current) return next
    current = next
  }
  return escapeText(plainText(current))
}

/** Whether this sanitised HTML shows nothing: an editor's empty paragraph, spaces. */
export function isBlankRichText(html: string): boolean {
  return !/<(img|figure)\b/.test(html) && plainText(html) === ''
}

/** The words of sanitised HTML on one line. */
export function plainText(html: string): string {
  const words = sanitizeHtml(html.replaceAll(TAG_BETWEEN_WORDS, ' $&'), { allowedTags: [], allowedAttributes: {} })
  return unescapeHtml(words).replace(/\s+/g, ' ').trim()
}

function cleanTags(html: string, ownPicture: OwnPicture): string {
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
      ol: (_tag, attributes) => keepTag('ol', attributes),
      a: (_tag, attributes) => keepTag('a', attributes),
      img: (_tag, attributes) => pictureTag(attributes, ownPicture),
      // Drops a figure inside a figure: it has no meaning, and without it `cleanVideos` finds each figure's end. The library
      // calls onOpenTag before this, so that the outermost figure counts 1.
      figure: (_tag, attributes) => (openFigures === 1 ? keepTag('figure', attributes) : UNWRAPPED),
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

function keepTag(tagName: keyof typeof TAG_ATTRIBUTES, attributes: Attributes): Tag {
  const attribs = keptAttributes(tagName, name => attributes[name])
  return attribs === null ? UNWRAPPED : { tagName, attribs }
}

function pictureTag(attributes: Attributes, ownPicture: OwnPicture): Tag {
  const given = attributes['src']?.trim() ?? ''
  const src = isHttpsUrl(given) ? ownPicture(given) : given
  return src !== null && isSitePath(src) ? keepTag('img', { ...attributes, src }) : UNWRAPPED
}

/** Puts the plain link into a video's figure in place of its content. The address is escaped already. */
function cleanVideos(html: string): string {
  return html.replace(
    /<figure data-video="([^"]*)">[^]*?<\/figure>/g,
    (_figure, url: string) =>
      `<figure data-video="${url}"><a href="${url}" rel="${FOREIGN_REL}">${url.replaceAll('&quot;', '"')}</a></figure>`,
  )
}
