import { z } from 'zod'
import { isHttpsUrl, isSitePath } from '#common/address.ts'
import {
  IMAGE_ADDRESS_MAX_LENGTH,
  MAX_EUROS,
  MAX_ID,
  RICH_TEXT_MAX_LENGTH,
  SEARCH_TEXT_MAX_LENGTH,
  SEARCH_WORDS_MAX_LENGTH,
} from '#common/field-limits.ts'
import type { LocalizedField } from '#common/localized-fields.ts'
import { ROW_ID } from '#common/row-id.ts'
import { trimmed, visibleLine, visiblePart } from '#common/visible-line.ts'

/** A row's id in an address. */
export const IdParam = z
  .string()
  .regex(ROW_ID)
  .transform(Number)
  .refine(id => id <= MAX_ID)

/** Identifies a request, however often it is sent. */
export const IdempotencyKey = z.string().regex(/^[\x21-\x7E]{8,200}$/)

/** A row's id in an answer. */
export const Id = z.int().positive()

/** The most rows of a list that one request may ask for. */
export const MAX_PAGE_ROWS = 100

/** How many rows a list's address asks for: 1 to {@link MAX_PAGE_ROWS}. */
export const PageLimit = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(MAX_PAGE_ROWS))

/** {@link PageLimit}, with a default for addresses without it. */
export const pageLimit = (usual: number) => PageLimit.default(usual)

/**
 * Whether a text can be stored: PostgreSQL takes no NUL character, and UTF-8 cannot carry half a surrogate pair. No keyboard
 * types either. Not `isWellFormed`: forms call this in browsers too, and Firefox 115 lacks it.
 */
function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text)
}

const Storable = z
  .string()
  .refine(isStorable, { params: { code: 'INVALID_CHARACTERS' }, message: 'Holds a NUL character or half a surrogate pair.' })

/** The search text in a list's address. */
export const SearchText = Storable.overwrite(visiblePart).max(SEARCH_TEXT_MAX_LENGTH).optional()

const Line = Storable.overwrite(visibleLine)

/** A line of text that is required. */
export const requiredLine = (maxLength: number) => Line.min(1).max(maxLength)

/** A line of text or null. An empty or missing one is null. */
export const optionalLine = (maxLength: number) =>
  Line.max(maxLength)
    .nullish()
    .transform(text => text || null)

/**
 * Further search words of an item, in any language (not in the specification). A client that does not know
 * the field leaves it out, and the words stay; null or an empty line removes them.
 */
export const SearchWords = Line.max(SEARCH_WORDS_MAX_LENGTH)
  .nullish()
  .transform(text => (text === undefined ? undefined : text || null))
  .meta({ description: 'Further words it is found by, in any language. When left out, they stay as they are.' })
/** The same as answers have them; null: none. */
export const SearchWordsView = z.string().nullable()

/** Rich text as an editor sends it, not yet sanitised. */
export const RichText = Storable.max(RICH_TEXT_MAX_LENGTH)

/**
 * The Estonian rich text of an item that needs only a title; null counts as empty. An update must send it, so that a forgotten
 * field empties nothing.
 */
export const EstonianRichText = RichText.nullable().transform(html => html ?? '')
/** {@link EstonianRichText} of a creation. */
export const OptionalEstonianRichText = RichText.nullish().transform(html => html ?? '')

/** Rich text in another language; null: the page shows the Estonian one. */
export const TranslatedRichText = RichText.nullish().transform(html => html ?? null)

/** The picture of an item: an https address, or a path of the site. An empty or missing one is null. */
export const ImageUrl = Storable.overwrite(trimmed)
  .transform(url => url.replaceAll(' ', '%20'))
  .pipe(z.string().max(IMAGE_ADDRESS_MAX_LENGTH))
  .nullish()
  .transform(url => url || null)
  .refine(url => url === null || isHttpsUrl(url) || isSitePath(url), {
    params: { code: 'INVALID_URL' },
    message: 'Expected an https address or a path that begins with "/".',
  })

/** An amount of money: a JSON number with at most 2 decimals. */
export const Euro = z
  .number()
  .min(0)
  .max(MAX_EUROS)
  .refine(euros => Number(euros.toFixed(2)) === euros, {
    params: { code: 'TOO_MANY_DECIMALS' },
    message: 'Expected at most 2 decimals.',
  })

/** A text as answers have it, in each language. */
export function textView<Name extends string>(field: LocalizedField<Name>) {
  return field.fields(
    () => z.string(),
    () => z.string().nullable(),
  )
}

/** A line of text as requests have it: Estonian must be there. */
export function lineFields<Name extends string>(field: LocalizedField<Name>, maxLength: number) {
  return field.fields(
    () => requiredLine(maxLength),
    () => optionalLine(maxLength),
  )
}

/** Rich text as requests have it. */
export function richTextFields<Name extends string, Estonian extends z.ZodType>(field: LocalizedField<Name>, estonian: Estonian) {
  return field.fields(
    () => estonian,
    () => TranslatedRichText,
  )
}
