import { isSitePath } from '#common/address.ts'
import { isBlankRichText, sanitizeRichText } from '../core/rich-text.ts'
import { invalidFields } from '../core/validation.ts'

/** A translation as it is stored: sanitised, or null where it shows nothing, so that the Estonian text appears. */
export function translatedHtml(html: string | null): string | null {
  const clean = html === null ? '' : sanitizeRichText(html)
  return isBlankRichText(clean) ? null : clean
}

/** An Estonian rich text as it is stored: sanitised, or `''` where it shows nothing. */
export function estonianHtml(html: string): string {
  return translatedHtml(html) ?? ''
}

/** The address of an item's picture as it is stored; null for none, or one of another host. */
export function ownImage(address: string | null): string | null {
  return address === null || isSitePath(address) ? address : null
}

/**
 * A required text as it is stored.
 * @throws AppError VALIDATION_FAILED naming the field
 */
export function requiredHtml(path: string, html: string): string {
  const clean = estonianHtml(html)
  if (clean === '') throw invalidFields([{ path, code: 'REQUIRED', message: 'Nothing to read is left of it.' }])
  return clean
}
