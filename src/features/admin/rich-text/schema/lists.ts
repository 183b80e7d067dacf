import { type Editor, Node } from '@tiptap/core'
import { alignment } from './alignment.ts'

export const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
})

export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: () => ['ol', 0],
})

/** Tab moves an item deeper as long as it can go, and then on to the next field: the keyboard is never caught. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  addAttributes: () => alignment,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => editor.commands.splitListItem('listItem'),
      Tab: ({ editor }) => editor.commands.sinkListItem('listItem'),
      'Shift-Tab': ({ editor }) => editor.commands.liftListItem('listItem'),
      Backspace: ({ editor }) => isAtStartOfItem(editor) && editor.commands.liftListItem('listItem'),
    }
  },
})

function isAtStartOfItem({ state }: Editor): boolean {
  const { $from, empty } = state.selection
  return empty && $from.parentOffset === 0 && $from.depth > 1 && isFirstOfItem(state.selection.$from)
}

function isFirstOfItem($from: Editor['state']['selection']['$from']): boolean {
  return $from.node(-1).type.name === 'listItem' && $from.index(-1) === 0
}
