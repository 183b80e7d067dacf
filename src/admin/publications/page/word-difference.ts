// This file alone: the package's index would add 5 kB of other comparisons to the page's script.
import { diffArrays } from 'diff/lib/diff/array.js'

/** A stretch of two texts: in both, only in the newer or only in the older one; a gap replaces a long stretch of both. */
export type Piece = { readonly kind: 'same' | 'added' | 'removed' | 'gap'; readonly text: string }

/** Added and removed words and spaces; a text with more of them counts as rewritten. Takes about 200 ms. */
const MAX_EDITS = 600
/** Unchanged text shown on each side of a change. */
const CONTEXT = 100

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

/** The pieces of two texts, word by word. Changes with only white space between them count as one. */
export function wordDifference(before: string, after: string): Piece[] {
  const runs: Run[] = []
  const changes = wordChanges(before, after)
  for (const [index, { kind, text }] of changes.entries()) {
    const last = runs.at(-1)
    const isBridge = kind === 'same' && /^\s+$/.test(text) && index < changes.length - 1
    const run = { isSame: kind === 'same', removed: kind === 'added' ? '' : text, added: kind === 'removed' ? '' : text }
    if (last && !last.isSame && (isBridge || !run.isSame)) {
      last.removed += run.removed
      last.added += run.added
    } else runs.push(run)
  }
  return runs.flatMap(piecesOf)
}

/** Pieces without the long stretches that did not change. */
export function aroundChanges(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index): Piece[] => {
    // A shorter gap would save next to nothing.
    if (piece.kind !== 'same' || piece.text.length <= 2 * CONTEXT + 20) return [piece]
    const head = index === 0 ? '' : piece.text.slice(0, CONTEXT).replace(/\S*$/, '')
    const tail = index === pieces.length - 1 ? '' : piece.text.slice(-CONTEXT).replace(/^\S*/, '')
    const parts: Piece[] = [
      { kind: 'same', text: head },
      { kind: 'gap', text: '' },
      { kind: 'same', text: tail },
    ]
    return parts.filter(({ kind, text }) => kind === 'gap' || text !== '')
  })
}

/** A stretch between two changes, whose words are in both texts; or a change, with its removed and its added words. */
type Run = { isSame: boolean; removed: string; added: string }

// The library's own splitter knows Latin letters only: it would compare Russian letter by letter.
function wordChanges(before: string, after: string): Piece[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_EDITS })
  if (changes === undefined) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

function wordsOf(text: string): string[] {
  return text.match(/\n+|[^\S\n]+|\S+/g) ?? []
}

function piecesOf({ isSame, removed, added }: Run): Piece[] {
  const pieces: Piece[] = isSame
    ? [{ kind: 'same', text: added }]
    : [
        { kind: 'removed', text: removed },
        { kind: 'added', text: added },
      ]
  return pieces.filter(({ text }) => text !== '')
}
