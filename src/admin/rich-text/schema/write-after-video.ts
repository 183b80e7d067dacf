import { type Node, type NodeType } from '@tiptap/pm/model'
import { NodeSelection, Plugin, Selection, type Transaction } from '@tiptap/pm/state'

/**
 * Moves the caret from a selected video to the text after it, in a new paragraph where there is none: what an administrator types
 * next would replace the video.
 * @returns true, as commands do
 */
export function writeAfterVideo(tr: Transaction): true {
  const end = selectedVideoEnd(tr.selection)
  if (end === null) return true
  if (!isText(tr.doc.resolve(end).nodeAfter)) tr.insert(end, paragraphOf(tr.doc).create())
  tr.setSelection(Selection.near(tr.doc.resolve(end)))
  return true
}

/** Writes after a video that was just pasted, and puts what an administrator types on a selected video into a paragraph after it. */
export function keepVideos(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { tr }) {
      if (!transactions.some(done => done.getMeta('paste')) || selectedVideoEnd(tr.selection) === null) return null
      writeAfterVideo(tr)
      return tr
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

const isText = (node: Node | null) => node?.isTextblock === true
const paragraphOf = (doc: Node) => doc.type.schema.nodes['paragraph'] as NodeType
