import { isSitePath } from '../../common/address.ts'
import { isBlankRichText, sanitizeRichText } from '../core/rich-text.ts'
import { invalidFields } from '../core/validation.ts'

/** What is stored of a translation: sanitised, null where a reader would see nothing, so that the Estonian text shows. */
export function translatedHtml(html: string | null): string | null {
  const clean = html === null ? '' : sanitizeRichText(html)
  return isBlankRichText(clean) ? null : clean
}

/** What is stored of Estonian rich text: sanitised, `''` where a reader would see nothing. */
export function estonianHtml(html: string): string {
  return translatedHtml(html) ?? ''
}

/** What is stored of an item's picture: none of another host's. */
export function ownImage(address: string | null): string | null {
  return address === null || isSitePath(address) ? address : null
}

/**
 * The same, where a reader must see something.
 * @throws AppError VALIDATION_FAILED naming the field
 */
export function requiredHtml(path: string, html: string): string {
  const clean = estonianHtml(html)
  if (clean === '') throw invalidFields([{ path, code: 'REQUIRED', message: 'Nothing to read is left of it.' }])
  return clean
}
