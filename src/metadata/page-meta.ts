import { company } from '#common/company.ts'
import { unescapeHtml } from '#common/escape-html.ts'
import { TAG_BETWEEN_WORDS } from '#common/rich-text-tags.ts'

/** Characters of a description; what is cut ends with an ellipsis after them. */
const MAX_DESCRIPTION_LENGTH = 155

/** Matches a text that ends with punctuation, quotes and brackets behind it included. */
const ENDS_SENTENCE = /[.,;:!?…–—-][”“"»’)]*$/

/** The document's title: the page's own first, then the company's name. */
export function documentTitle(title: string): string {
  return title.startsWith(company.name) ? title : `${title} – ${company.name}`
}

/**
 * The beginning of a rich text as plain text in whole words, for `<meta name="description">`. Each heading, paragraph and list
 * item becomes a sentence. Videos are left out, because their text is an address.
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
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH)
  // In a text without a space, the cut may divide a character of two UTF-16 units: drops the half.
  const whole = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.replace(/\p{Surrogate}$/u, '')
  return `${whole.replace(/[\s.,;:–-]+$/, '')}…`
}

/** The text of HTML, with single spaces. */
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
