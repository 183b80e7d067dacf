import { sanitizeRichText } from '#server/core/rich-text.ts'

/** Text and allowed tags without attributes: nothing in it can run or load anything, balanced or not. */
const PLAIN_TAGS_ONLY = /^(?:[^<>&]|&(?:amp|lt|gt|quot|nbsp);|<\/?(?:p|strong|em|s|mark|ul|ol|li|h[1-4]|blockquote)>)*$/

/**
 * Sanitises rich text again on its way into a page, so that a row written by other means cannot put a script there.
 * Most text has only plain tags and cannot carry a script: a quick test finds that, so that publishing the whole shop
 * does not spend most of its time in the sanitiser.
 */
export function richTextForPage(html: string): string {
  return PLAIN_TAGS_ONLY.test(html) ? html : sanitizeRichText(html)
}
