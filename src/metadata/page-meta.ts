import { company } from '#common/company.ts'
import { unescapeHtml } from '#common/escape-html.ts'
import { SHARE_DIR } from '#common/published-folders.ts'
import { TAG_BETWEEN_WORDS } from '#common/rich-text-tags.ts'

/** For pages without a picture that others can show. */
const SHARED_PICTURE = '/jagamine.jpg'

/** The size of every picture made for sharing, in pixels. */
const SHARED_SIZE = { width: 1200, height: 630 } as const

const DESCRIPTION_LENGTH = 155

/** The document title: the page's own words first, then the company. */
export function documentTitle(title: string): string {
  return title.startsWith(company.name) ? title : `${title} – ${company.name}`
}

/**
 * The beginning of a rich text as plain text, whole words, for `<meta name="description">`: each heading, paragraph and list
 * item a sentence, without the addresses of videos.
 */
export function excerpt(html: string): string {
  const blocks = html
    .replace(/<figure\b[^]*?<\/figure>/g, '')
    .split(/<\/(?:p|h[1-4]|li|blockquote)>/)
    .map(plainWords)
    .filter(block => block !== '')
  const text = blocks
    .map((block, index) => (index === blocks.length - 1 || ENDS_SENTENCE.test(block) ? block : `${block}.`))
    .join(' ')
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, DESCRIPTION_LENGTH)
  // Without a space, a character of two units may be cut.
  const whole = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.replace(/\p{Surrogate}$/u, '')
  return `${whole.replace(/[\s.,;:–-]+$/, '')}…`
}

const ENDS_SENTENCE = /[.,;:!?…–—-][”"»’)]*$/

function plainWords(html: string): string {
  return unescapeHtml(
    html
      .replaceAll(TAG_BETWEEN_WORDS, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&nbsp;', ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The picture of a shared link: the page's own where the build drew one for sharing, else the company's. No other: an uploaded
 * one has no frame and other proportions, networks show no SVG, and a list would change its picture with its newest item.
 */
export function sharedPicture(image: string | null): { path: string; size: { width: number; height: number } } {
  return { path: image?.startsWith(`/${SHARE_DIR}/`) ? image : SHARED_PICTURE, size: SHARED_SIZE }
}
