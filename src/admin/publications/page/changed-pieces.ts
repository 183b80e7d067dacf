import { aroundChanges, type Piece, wordDifference } from './word-difference.ts'

/** A field's value before and after a change, in words; null without a value. */
export type Texts = { readonly before: string | null; readonly after: string | null }

/** The value of a created or deleted item, with no marks; no pieces where it has none. */
export function wholePieces({ before, after }: Texts): Piece[] {
  const text = after ?? before ?? ''
  return text === '' ? [] : [{ kind: 'same', text }]
}

/** The changed words of a text; a short value changes as a whole. */
export function changedPieces({ before, after }: Texts, hasRunningText: boolean): Piece[] {
  if (hasRunningText) return aroundChanges(wordDifference(before ?? '', after ?? ''))
  return [
    ...(before === null ? [] : [{ kind: 'removed' as const, text: before }]),
    ...(after === null ? [] : [{ kind: 'added' as const, text: after }]),
  ]
}
