import type { Node } from '@tiptap/pm/model'

type Piece = { readonly node: Node; readonly text: string }

const NO_BREAK_SPACE = '\u00a0'
/** Not storable (server/core/field.schemas.ts) or not seen by anybody. */
const CONTROL = /[^\P{Cc}\t\n\f\r\u0080-\u009f]/gu

/**
 * The inline content of a block with spaces that a page shows as the editor does: where HTML would swallow one (after
 * another, at the start, after a break), it does not break; at the end of the block, where nobody sees it, it is gone.
 */
export function tidySpaces(inline: readonly Node[]): Piece[] {
  const pieces: Piece[] = []
  let swallows = true
  for (const node of inline) {
    let text = ''
    for (const character of wellFormed(node.text ?? '')) {
      const isSpace = /[ \t\n\f\r]/.test(character)
      if (!isSpace) text += character
      else text += swallows ? NO_BREAK_SPACE : ' '
      swallows = isSpace && !swallows
    }
    if (!node.isText) swallows = node.type.name === 'hardBreak'
    if (!node.isText || text !== '') pieces.push({ node, text })
  }
  return withoutSpaceAtEnd(pieces)
}

function wellFormed(text: string): string {
  return text.replace(CONTROL, '').toWellFormed()
}

function withoutSpaceAtEnd(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1)
  if (!last?.node.isText || !last.text.endsWith(' ')) return [...pieces]
  const rest = pieces.slice(0, -1)
  const text = last.text.slice(0, -1)
  return text === '' ? withoutSpaceAtEnd(rest) : [...rest, { node: last.node, text }]
}
