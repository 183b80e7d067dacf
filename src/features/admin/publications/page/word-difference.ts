/** A stretch of two texts: in both, only in the newer or only in the older one; a gap stands for much that is in both. */
export type Piece = { readonly kind: 'same' | 'added' | 'removed' | 'gap'; readonly text: string }

/** Cells of the table of common words; beyond it a text counts as rewritten. Takes about 10 ms. */
const MAX_CELLS = 4_000_000
/** Unchanged text shown on each side of a change. */
const CONTEXT = 100

/** What became of a text, word by word. */
export function wordDifference(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const start = commonStart(old, fresh)
  const end = commonStart(old.slice(start).toReversed(), fresh.slice(start).toReversed())
  const middle = { old: old.slice(start, old.length - end), fresh: fresh.slice(start, fresh.length - end) }
  return joined([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...changedPieces(middle.old, middle.fresh),
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ])
}

/** The same without long stretches in which nothing changed. */
export function aroundChanges(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index): Piece[] => {
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

function wordsOf(text: string): string[] {
  return text.match(/\n+|[^\S\n]+|\S+/g) ?? []
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  const end = Math.min(a.length, b.length)
  let length = 0
  while (length < end && a[length] === b[length]) length += 1
  return length
}

/** By the longest common subsequence. */
function changedPieces(old: readonly string[], fresh: readonly string[]): Piece[] {
  const width = fresh.length + 1
  if (old.length * fresh.length > MAX_CELLS) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: fresh.join('') },
    ]
  }
  const common = new Uint16Array((old.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        old[row] === fresh[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pieces: Piece[] = []
  for (let row = 0, column = 0; row < old.length || column < fresh.length;) {
    const [gone = '', come = ''] = [old[row], fresh[column]]
    const isSame = row < old.length && column < fresh.length && gone === come
    const isRemoval = !isSame && row < old.length && (column === fresh.length || at(row + 1, column) >= at(row, column + 1))
    pieces.push({ kind: isSame ? 'same' : isRemoval ? 'removed' : 'added', text: isSame || isRemoval ? gone : come })
    if (isSame || isRemoval) row += 1
    if (isSame || !isRemoval) column += 1
  }
  return pieces
}

/** Words of one kind in a row are one piece, and a space between two changed words belongs to the change. */
function joined(words: readonly Piece[]): Piece[] {
  const pieces: { kind: Piece['kind']; removed: string; added: string }[] = []
  for (const { kind, text } of words) {
    if (text === '') continue
    const last = pieces.at(-1)
    const isChange = kind !== 'same'
    if (last && isChange === (last.kind !== 'same')) {
      if (kind !== 'added') last.removed += text
      if (kind !== 'removed') last.added += text
    } else
      pieces.push({
        kind: isChange ? 'added' : 'same',
        removed: kind === 'added' ? '' : text,
        added: kind === 'removed' ? '' : text,
      })
  }
  return withSpacesInChanges(pieces).flatMap(({ kind, removed, added }): Piece[] =>
    kind === 'same'
      ? [{ kind, text: added }]
      : [
          { kind: 'removed' as const, text: removed },
          { kind: 'added' as const, text: added },
        ].filter(({ text }) => text !== ''),
  )
}

type Run = { kind: Piece['kind']; removed: string; added: string }

function withSpacesInChanges(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const [index, run] of runs.entries()) {
    const last = result.at(-1)
    const isBridge = run.kind === 'same' && /^\s+$/.test(run.added) && last !== undefined && index < runs.length - 1
    if (last && last.kind !== 'same' && (isBridge || run.kind !== 'same')) {
      last.removed += run.removed
      last.added += run.added
    } else result.push({ ...run })
  }
  return result
}
