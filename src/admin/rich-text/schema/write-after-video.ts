import type { Node, NodeType } from '@tiptap/pm/model'
import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state'

/**
 * Keeps a selected video, which the next pressed letter would replace. After a video was pasted or inserted, the caret moves to
 * the text after it, in a new paragraph where there is none. What an administrator types on a selected video comes into a
 * paragraph after it.
 */
export function keepVideos(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { tr }) {
      const end = transactions.some(done => done.getMeta('paste')) ? selectedVideoEnd(tr.selection) : null
      if (end === null) return null
      if (!tr.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, paragraphOf(tr.doc).create())
      return tr.setSelection(Selection.near(tr.doc.resolve(end)))
    },
    props: {
      handleTextInput({ state: { tr, schema }, dispatch }, _from, _to, text) {
        const end = selectedVideoEnd(tr.selection)
        if (end === null) return false
        tr.insert(end, paragraphOf(tr.doc).create(null, schema.text(text)))
        dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end + 1 + text.length), -1)).scrollIntoView())
        return true
      },
    },
  })
}

/** Where the selected video ends; null when the selection is not one. */
function selectedVideoEnd(selection: Selection): number | null {
  return selection instanceof NodeSelection && selection.node.type.name === 'video' ? selection.to : null
}

/** The type of a paragraph, which the schema always has. */
const paragraphOf = (doc: Node) => doc.type.schema.nodes['paragraph'] as NodeType
