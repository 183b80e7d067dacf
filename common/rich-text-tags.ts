import { isHttpsUrl, isLinkAddress, isSitePath, isVideoUrl, isWebUrl } from './address.ts'
import { trimmed } from './visible-line.ts'

/**
 * The one allow-list of rich text. The server sanitises by it (rich-text.ts); the text editor takes its schema, its
 * preview and its paste rules from it. Without zod, so that pages need not download it. Alignment is a class, because
 * the pages' policy forbids inline styles. A video is `<figure data-video="https://…">` around a plain link: the page
 * loads nothing from its host before a click, and works without JavaScript.
 */

/** Tags whose text can be aligned. */
export const ALIGNED_TAGS = ['p', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'li'] as const
const PLAIN_TAGS = ['br', 'ul', 'strong', 'em', 's', 'mark'] as const

/** The tags that may have attributes, and which, in the order of writing. The others have no more than an alignment class. */
export const TAG_ATTRIBUTES = {
  ol: ['start'],
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  figure: ['data-video'],
} as const

type TagWithAttributes = keyof typeof TAG_ATTRIBUTES
export type RichTextTag = (typeof ALIGNED_TAGS)[number] | (typeof PLAIN_TAGS)[number] | TagWithAttributes

/** Every tag that a rich text may have. */
export const RICH_TEXT_TAGS: readonly RichTextTag[] = [...ALIGNED_TAGS, ...PLAIN_TAGS, 'ol', 'a', 'img', 'figure']

/** Tags that mean the same as an allowed one, which replaces them. */
export const TAG_SYNONYMS = { b: 'strong', i: 'em', strike: 's', del: 's' } as const

/** Matches tags that separate words, opening or closing. All other tags are inside words and sentences. */
export const TAG_BETWEEN_WORDS = /<\/?(?:p|h\d|li|ul|ol|blockquote|figure|br|hr|table|tr|td|th|div|img|pre)\b[^>]*>/g

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** The class of an aligned tag. */
export const alignmentClass = (alignment: Alignment) => `al-${alignment}` as const

/** The `rel` of a link to another site. */
export const FOREIGN_REL = 'noopener noreferrer'

/** Whether a text may show a picture from this address. On saving, the server copies those of other hosts into the library. */
export const isPictureAddress = (src: string) => isHttpsUrl(src) || isSitePath(src)

/** Reads an attribute of a tag; null or undefined where there is none, as DOM and parser say it. */
type ReadAttribute = (name: string) => string | null | undefined
type Attributes = Readonly<Record<string, string>>

/**
 * The attributes that a numbered list, a link, a picture or a video keeps.
 * @returns null when its address is not allowed: the tag is removed, its content stays
 */
export function keptAttributes(tag: TagWithAttributes, read: ReadAttribute): Attributes | null {
  const valueOf = (name: string) => trimmed(read(name) ?? '')
  switch (tag) {
    case 'ol': {
      const start = valueOf('start')
      return isLaterStart(start) ? { start } : {}
    }
    case 'a':
      return linkAttributes(valueOf('href'))
    case 'img':
      return pictureAttributes(valueOf('src'), read)
    case 'figure': {
      const url = valueOf('data-video')
      return isVideoUrl(url) ? { 'data-video': url } : null
    }
  }
}

/** The attributes of a link to an address; null when a text may not lead there. */
export function linkAttributes(href: string): Attributes | null {
  if (isWebUrl(href)) return { href, rel: FOREIGN_REL }
  return isLinkAddress(href) ? { href } : null
}

function pictureAttributes(src: string, read: ReadAttribute): Attributes | null {
  if (!isPictureAddress(src)) return null
  const sizes = ['width', 'height'].map(side => [side, read(side) ?? ''] as const).filter(([, pixels]) => isPixels(pixels))
  return { src, alt: read('alt') ?? '', ...Object.fromEntries(sizes) }
}

/** Whether a list begins with a number from 2 to 9999: without `start` it begins with 1. */
const isLaterStart = (text: string) => /^(?:[2-9]|[1-9]\d{1,3})$/.test(text)

/** Whether a width or height is a whole number of pixels, up to five digits. */
const isPixels = (text: string) => /^[1-9]\d{0,4}$/.test(text)
