import type { CommandProps, Editor } from '@tiptap/core'
import type { Alignment } from '../schema/alignment.ts'

type State = Editor['state']
type Position = State['selection']['$from']

/** How the block at the start of the selection is aligned: by itself or by what it stands in. */
export function alignmentIn({ selection: { $from } }: State): Alignment {
  return alignmentAt($from, $from.depth)
}

/** Aligns the blocks of the selection; those that are so already go back to the left. */
export function toggleAlignment(alignment: Alignment) {
  return ({ tr }: CommandProps): boolean => {
    const wanted = alignmentAt(tr.selection.$from, tr.selection.$from.depth) === alignment ? 'left' : alignment
    tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, at) => {
      if (!node.isTextblock) return
      const $at = tr.doc.resolve(at)
      const isLeftAnyway = wanted === 'left' && alignmentAt($at, $at.depth) === 'left'
      tr.setNodeAttribute(at, 'align', isLeftAnyway ? null : wanted)
    })
    return true
  }
}

function alignmentAt($position: Position, depth: number): Alignment {
  for (let each = depth; each > 0; each -= 1) {
    const align = $position.node(each).attrs['align'] as Alignment | null | undefined
    if (align) return align
  }
  return 'left'
}
