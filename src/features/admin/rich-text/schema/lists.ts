import type { Editor } from '@tiptap/core'
import { ListItem as TiptapListItem, OrderedList as TiptapOrderedList } from '@tiptap/extension-list'

/** A text's numbers begin with one. */
export const OrderedList = TiptapOrderedList.extend({ addAttributes: () => ({}) })

/** May begin with any block. Backspace at its start moves it out; Tiptap's own keys would join it with the item before. */
export const ListItem = TiptapListItem.extend({
  content: 'block+',
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Backspace: ({ editor }) => isAtStartOfItem(editor) && editor.commands.liftListItem('listItem'),
    }
  },
})

function isAtStartOfItem({ state }: Editor): boolean {
  const { $from, empty } = state.selection
  const isFirst = $from.depth > 1 && $from.node(-1).type.name === 'listItem' && $from.index(-1) === 0
  return empty && isFirst && $from.parentOffset === 0
}
