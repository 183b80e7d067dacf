import { isSitePath } from '#common/address.ts'
import { isBlankRichText, sanitizeRichText } from '../core/rich-text.ts'
import { invalidFields } from '../core/validation.ts'

/** Sanitises a translation for storage. @returns null when nothing is left to see: pages then show the Estonian text */
export function translatedHtml(html: string | null): string | null {
  const clean = html === null ? '' : sanitizeRichText(html)
  return isBlankRichText(clean) ? null : clean
}

/** Sanitises an Estonian rich text for storage. @returns `''` when nothing is left to see */
export function estonianHtml(html: string): string {
  return translatedHtml(html) ?? ''
}

/** The address of an item's picture if it is on this site; null for none, and for one of another host. For saves and pages. */
export function ownImage(address: string | null): string | null {
  return address === null || isSitePath(address) ? address : null
}

/**
 * Sanitises a required Estonian rich text for storage.
 * @param field its name in the API, for the error
 * @throws AppError VALIDATION_FAILED when nothing is left to see
 */
export function requiredHtml(field: string, html: string): string {
  const clean = estonianHtml(html)
  if (clean === '') throw invalidFields([{ path: field, code: 'REQUIRED', message: 'Nothing to read is left of it.' }])
  return clean
}
