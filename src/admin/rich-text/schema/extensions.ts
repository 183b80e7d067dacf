import { type Editor, type Extensions, Mark, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Highlight } from '@tiptap/extension-highlight'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem as TiptapListItem } from '@tiptap/extension-list/item'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { TextAlign } from '@tiptap/extension-text-align'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { Plugin } from '@tiptap/pm/state'
import { isLinkAddress, isSitePath } from '#common/address.ts'
import {
  ALIGNMENTS,
  type Alignment as AlignmentName,
  alignmentClass,
  keptAttributes,
  linkAttributes,
} from '#common/rich-text-tags.ts'
import { trimmed } from '#common/visible-line.ts'
import { Image, Video } from './media.ts'

/**
 * A link of a text. It stores only its address; `rel` follows from that. Tiptap's own link would add a finder of links in
 * plain text: a tenth of the editor's script, for nothing that this editor does.
 */
const Link = Mark.create({
  name: 'link',
  // The outermost of all marks.
  priority: 1000,
  keepOnSplit: false,
  exitable: true,
  inclusive: false,
  addAttributes: () => ({
    href: {
      default: '',
      parseHTML: element => trimmed(element.getAttribute('href') ?? ''),
      renderHTML: ({ href }) => linkAttributes(href as string) ?? {},
    },
  }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: element => (keptAttributes('a', name => element.getAttribute(name)) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addProseMirrorPlugins() {
    const { editor, name } = this
    return [
      new Plugin({
        props: {
          // An address pasted over words becomes their link. A path of the site may be meant as words.
          handlePaste({ state }, _event, { content }) {
            // Of two lines each may be an address; an empty one after it is none.
            const href = trimmed(content.textBetween(0, content.size, '\n', '\n'))
            const isAddress = isLinkAddress(href) && !isSitePath(href)
            return isAddress && !state.selection.empty && editor.commands.setMark(name, { href })
          },
        },
      }),
    ]
  },
})

/**
 * A numbered list. Tiptap's own would make lists of pasted lines that begin with a number or a letter, such as a year, and lose
 * it.
 */
const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: { default: null, parseHTML: element => keptAttributes('ol', name => element.getAttribute(name))?.['start'] ?? null },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
})

/**
 * A list item, which may begin with any block. Backspace at its start moves it out of the list; Tiptap's own keys would join it
 * with the item before. Shift+Tab moves an item out of an inner list alone: in an outer one it leaves the text, as elsewhere.
 */
const ListItem = TiptapListItem.extend({
  content: 'block+',
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Backspace: ({ editor }) => isAtStartOfItem(editor) && editor.commands.liftListItem('listItem'),
      'Shift-Tab': ({ editor }) => isInInnerList(editor) && editor.commands.liftListItem('listItem'),
    }
  },
})

/** Whether the list that has the whole selection is in an item of another one. */
function isInInnerList({ state }: Editor): boolean {
  const { $from, $to } = state.selection
  const list = $from.blockRange($to, node => node.firstChild?.type.name === 'listItem')
  const around = Array.from({ length: list?.depth ?? 0 }, (_, depth) => $from.node(depth))
  return around.some(node => node.type.name === 'listItem')
}

/** Whether the caret is before the first character of a list item. */
function isAtStartOfItem({ state }: Editor): boolean {
  const { $from, empty } = state.selection
  const isFirst = $from.depth > 1 && $from.node(-1).type.name === 'listItem' && $from.index(-1) === 0
  return empty && isFirst && $from.parentOffset === 0
}

/** Of several classes the last one wins, as in src/styles/rich-text.css. */
const BY_STRENGTH = ALIGNMENTS.toReversed()

/**
 * A block's alignment, as a class instead of a style. Null means the alignment of the block around it, and without one left.
 * Quotes and list items that came aligned stay so. The buttons align the lines in them.
 */
const Alignment = TextAlign.extend({
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'listItem'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: element => BY_STRENGTH.find(name => element.classList.contains(alignmentClass(name))) ?? null,
          renderHTML: ({ textAlign }) => (textAlign ? { class: alignmentClass(textAlign as AlignmentName) } : {}),
        },
      },
    },
  ],
}).configure({ types: ['paragraph', 'heading'] })

/**
 * The possible elements of a text: common/rich-text-tags.ts as a schema, no more and no less. So the editor cannot write what the
 * server would remove, and can show everything that the server accepts.
 */
export const SCHEMA_EXTENSIONS: Extensions = [
  Bold,
  Blockquote,
  BulletList,
  Document,
  Dropcursor,
  Gapcursor,
  HardBreak,
  Heading.configure({ levels: [1, 2, 3, 4] }),
  UndoRedo,
  Italic,
  Paragraph,
  Strike,
  Text,
  OrderedList,
  ListItem,
  Link,
  Highlight,
  Image,
  Video,
  Alignment,
]
