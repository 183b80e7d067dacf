import type { Editor } from '@tiptap/core'
import type { MediaDialog } from '../dialogs/media-dialog.ts'
import { alignmentIn, toggleAlignment } from './alignment-command.ts'
import type { ToolbarButtonId } from './toolbar-icons.ts'

export type ToolbarAction = {
  readonly id: ToolbarButtonId
  /** As ProseMirror names them; Mod is Ctrl, on a Mac ⌘. */
  readonly keys?: string
  /** For buttons that stay pressed. */
  readonly isPressed?: (editor: Editor) => boolean
  readonly isPossible?: (editor: Editor) => boolean
  readonly opensDialog?: true
  readonly run: (editor: Editor, openDialog: (dialog: MediaDialog) => void) => void
}

const history = (id: 'undo' | 'redo', keys: string): ToolbarAction => ({
  id,
  keys,
  isPossible: editor => editor.can()[id](),
  run: id === 'undo' ? undo : editor => editor.chain().focus().redo().run(),
})

/** Takes back an emoji first, so that the emoticon that was typed stands there again. */
function undo(editor: Editor): void {
  editor.commands.focus()
  editor.commands.first(({ commands }) => [() => commands.undoInputRule(), () => commands.undo()])
}

const heading = (level: 1 | 2 | 3 | 4): ToolbarAction => ({
  id: `heading${level}`,
  keys: `Mod-Alt-${level}`,
  isPressed: editor => editor.isActive('heading', { level }),
  run: editor => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
})

const mark = (id: 'bold' | 'italic' | 'strike' | 'highlight', keys: string): ToolbarAction => ({
  id,
  keys,
  isPressed: editor => editor.isActive(id),
  run: editor => editor.chain().focus().toggleMark(id).run(),
})

const list = (id: 'bulletList' | 'orderedList', keys: string): ToolbarAction => ({
  id,
  keys,
  isPressed: editor => editor.isActive(id),
  run: editor => editor.chain().focus().toggleList(id, 'listItem').run(),
})

const align = (id: ToolbarButtonId, alignment: 'left' | 'center' | 'right' | 'justify', keys: string): ToolbarAction => ({
  id,
  keys,
  isPressed: ({ state }) => alignmentIn(state) === alignment,
  run: editor => editor.chain().focus().command(toggleAlignment(alignment)).run(),
})

const media = (id: MediaDialog, keys?: string): ToolbarAction => ({
  id,
  ...(keys && { keys }),
  opensDialog: true,
  isPressed: editor => editor.isActive(id),
  run: (_editor, openDialog) => openDialog(id),
})

/** All that can be done to a text (specification §2.10), in groups as the toolbar shows them. */
export const TOOLBAR: readonly (readonly ToolbarAction[])[] = [
  [history('undo', 'Mod-z'), history('redo', 'Mod-Shift-z')],
  [heading(1), heading(2), heading(3), heading(4)],
  [mark('bold', 'Mod-b'), mark('italic', 'Mod-i'), mark('strike', 'Mod-Shift-x'), mark('highlight', 'Mod-Shift-h')],
  [
    list('bulletList', 'Mod-Shift-8'),
    list('orderedList', 'Mod-Shift-7'),
    {
      id: 'blockquote',
      keys: 'Mod-Shift-9',
      isPressed: editor => editor.isActive('blockquote'),
      run: editor => editor.chain().focus().toggleWrap('blockquote').run(),
    },
  ],
  [
    align('alignLeft', 'left', 'Mod-Shift-l'),
    align('alignCenter', 'center', 'Mod-Shift-e'),
    align('alignRight', 'right', 'Mod-Shift-r'),
    align('alignJustify', 'justify', 'Mod-Shift-j'),
  ],
  [
    { id: 'hardBreak', keys: 'Shift-Enter', run: editor => editor.chain().focus().insertContent({ type: 'hardBreak' }).run() },
    media('link', 'Mod-k'),
    media('image'),
    media('video'),
  ],
]
