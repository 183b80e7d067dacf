import { z } from 'zod'

/**
 * Segments below `/tooted/` that are routes of their own (specification §2.1) or file names of the published
 * site, so that no category may be called so.
 */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set(['addeditcategory', 'ostukorv', 'leht', 'index'])

/**
 * The category's part of an address: the Estonian name, NFC-normalised, trimmed, in lower case, not yet
 * percent-encoded (specification §2.1: "filtered by category name in lower case").
 */
export function categorySegment(name: string): string {
  return name.normalize('NFC').trim().toLocaleLowerCase('et')
}

export type SegmentProblem = 'RESERVED_NAME' | 'NOT_A_PATH_SEGMENT'

/** Why a category cannot have this Estonian name, or null when it can. */
export function segmentProblem(name: string): SegmentProblem | null {
  const segment = categorySegment(name)
  if (RESERVED_SEGMENTS.has(segment)) return 'RESERVED_NAME'
  // Separators and control characters cannot stand in one path segment; a leading dot hides the file from static
  // hosts or climbs a folder; `.html` would name another page's file.
  if (/[/\\\p{Cc}\p{Cs}\u2028\u2029]/u.test(segment) || segment.startsWith('.') || segment.endsWith('.html')) return 'NOT_A_PATH_SEGMENT'
  return null
}

export const CategoryName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .superRefine((name, context) => {
    const problem = segmentProblem(name)
    if (problem === 'RESERVED_NAME') {
      context.addIssue({ code: 'custom', params: { code: problem }, message: 'This name is the address of another page; choose another one.' })
    } else if (problem === 'NOT_A_PATH_SEGMENT') {
      context.addIssue({ code: 'custom', params: { code: problem }, message: 'This name cannot be part of an address: no "/", "\\", leading "." or ending ".html".' })
    }
  })
