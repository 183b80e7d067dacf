import { z } from 'zod'
import { CATEGORY_NAME_MAX_LENGTH, categorySegment } from '#common/category-segment.ts'
import { LOCALES } from '#common/locales.ts'
import { NAME } from '#common/localized-fields.ts'
import { visiblePart } from '#common/visible-line.ts'
import { Id, optionalLine, SearchWords, SearchWordsView, textView } from '../core/field.schemas.ts'

/**
 * Names that no category may have: segments below `/tooted/` that are routes of their own (specification §2.1), file
 * names of the published site, and languages (which Astro recognises in any segment of an address).
 */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set(['addeditcategory', 'ostukorv', 'leht', 'index', ...LOCALES])

/** Longest segment. File systems take 255 bytes a name; this leaves room for what the published site adds. */
const MAX_SEGMENT_BYTES = 200

export type SegmentProblem = 'RESERVED_NAME' | 'NOT_A_PATH_SEGMENT' | 'TOO_LONG'

/** Why a category cannot have this Estonian name, or null when it can. */
export function segmentProblem(name: string): SegmentProblem | null {
  const segment = categorySegment(name)
  if (RESERVED_SEGMENTS.has(segment)) return 'RESERVED_NAME'
  const isUnfit =
    // Separators and control characters cannot be in a segment of an address.
    /[/\\\p{Cc}\p{Cs}\u2028\u2029]/u.test(segment) ||
    // A leading dot hides the file from static hosts, or leads to the folder above.
    segment.startsWith('.') ||
    // This would be the file of another page.
    segment.endsWith('.html')
  if (isUnfit) return 'NOT_A_PATH_SEGMENT'
  return new TextEncoder().encode(segment).length > MAX_SEGMENT_BYTES ? 'TOO_LONG' : null
}

const SEGMENT_MESSAGES: Readonly<Record<SegmentProblem, string>> = {
  RESERVED_NAME: 'This name is the address of another page; choose another one.',
  NOT_A_PATH_SEGMENT: 'This name cannot be part of an address: no "/", "\\", leading "." or ending ".html".',
  TOO_LONG: 'This name is too long to be part of an address.',
}

/** An Estonian name, from which the category's address is made. */
export const CategoryName = z
  .string()
  .overwrite(visiblePart)
  .min(1)
  .max(CATEGORY_NAME_MAX_LENGTH)
  .superRefine((name, context) => {
    const problem = segmentProblem(name)
    if (problem) context.addIssue({ code: 'custom', params: { code: problem }, message: SEGMENT_MESSAGES[problem] })
  })

/** A category as the API shows it. */
export const CategoryView = z
  .object({
    id: Id,
    ...textView(NAME),
    search_words: SearchWordsView,
  })
  .meta({ id: 'Category' })
export type CategoryView = z.output<typeof CategoryView>

const fields = {
  ...NAME.fields(
    () => CategoryName,
    () => optionalLine(CATEGORY_NAME_MAX_LENGTH),
  ),
  search_words: SearchWords,
}
export const CreateCategoryBody = z.strictObject(fields)
export const UpdateCategoryBody = z.object(fields)
export type CategoryInput = z.output<typeof UpdateCategoryBody>
