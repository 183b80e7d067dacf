import { sanitizeRichText } from '../../server/core/rich-text.ts'

/** Text and allowed tags without attributes: nothing in it can run or load anything, balanced or not. */
const PLAIN_TAGS_ONLY = /^(?:[^<>&]|&(?:amp|lt|gt|quot|nbsp);|<\/?(?:p|strong|em|s|mark|ul|ol|li|h[1-4]|blockquote)>)*$/

/**
 * Rich text on its way into a page. It was sanitised when it was saved; it is again here, so that a row written by
 * other hands cannot put a script on a page. Most text has only plain tags and cannot carry one: that is seen at a
 * glance, which keeps a publish of the whole shop from spending most of its time in the sanitiser.
 */
export function richTextForPage(html: string): string {
  return PLAIN_TAGS_ONLY.test(html) ? html : sanitizeRichText(html)
}
