import type { Editor } from '@tiptap/core'
import { ALIGNMENTS, type Alignment } from '#common/rich-text-tags.ts'
import type { InsertDialog, ToolbarButtonId, ToolbarState } from './toolbar-buttons.ts'

/** What a button does. */
type ToolbarAction = {
  /** Its keys in ProseMirror's notation; Mod is Ctrl, on a Mac ⌘. */
  readonly keys?: string
  /** For buttons that stay pressed. */
  readonly isPressed?: (editor: Editor) => boolean
  readonly isPossible?: (editor: Editor) => boolean
  readonly run: (editor: Editor, openDialog: (dialog: InsertDialog) => void) => void
}

/** Whether keys are those of an Apple keyboard. */
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

const heading = (level: 1 | 2 | 3 | 4): ToolbarAction => ({
  // Windows writes other signs with Ctrl+Alt on many keyboards, macOS takes pictures of the screen with Shift.
  keys: isMac() ? `Mod-Alt-${level}` : `Mod-Shift-${level}`,
  isPressed: editor => editor.isActive('heading', { level }),
  run: editor => editor.chain().focus().toggleHeading({ level }).run(),
})

const mark = (name: 'bold' | 'italic' | 'strike' | 'highlight', keys: string): ToolbarAction => ({
  keys,
  isPressed: editor => editor.isActive(name),
  run: editor => editor.chain().focus().toggleMark(name).run(),
})

const list = (name: 'bulletList' | 'orderedList', keys: string): ToolbarAction => ({
  keys,
  isPressed: editor => editor.isActive(name),
  run: editor => editor.chain().focus().toggleList(name, 'listItem').run(),
})

const align = (textAlign: Exclude<Alignment, 'left'>, keys: string): ToolbarAction => ({
  keys,
  isPressed: editor => editor.isActive({ textAlign }),
  run: editor => editor.chain().focus().toggleTextAlign(textAlign).run(),
})

const insert = (dialog: InsertDialog, keys?: string): ToolbarAction => ({
  ...(keys && { keys }),
  isPressed: editor => editor.isActive(dialog),
  run: (_editor, openDialog) => openDialog(dialog),
})

const isLeft = (editor: Editor) => ALIGNMENTS.every(textAlign => textAlign === 'left' || !editor.isActive({ textAlign }))

/** Aligns text to the left: without an alignment it already is, unless the block around it has one. */
function alignLeft(editor: Editor): void {
  editor.chain().focus().unsetTextAlign().run()
  if (!isLeft(editor)) editor.commands.setTextAlign('left')
}

/** Undoes the last change. After an emoji it first brings the typed emoticon back. */
function undo(editor: Editor): void {
  editor.commands.focus()
  editor.commands.first(({ commands }) => [() => commands.undoInputRule(), () => commands.undo()])
}

/** All commands of a text (specification §2.10). */
export const TOOLBAR_ACTIONS: Readonly<Record<ToolbarButtonId, ToolbarAction>> = {
  undo: { keys: 'Mod-z', isPossible: editor => editor.can().undo(), run: undo },
  redo: { keys: 'Mod-Shift-z', isPossible: editor => editor.can().redo(), run: editor => editor.chain().focus().redo().run() },
  heading1: heading(1),
  heading2: heading(2),
  heading3: heading(3),
  heading4: heading(4),
  bold: mark('bold', 'Mod-b'),
  italic: mark('italic', 'Mod-i'),
  strike: mark('strike', 'Mod-Shift-x'),
  highlight: mark('highlight', 'Mod-Shift-h'),
  bulletList: list('bulletList', 'Mod-Shift-8'),
  orderedList: list('orderedList', 'Mod-Shift-7'),
  blockquote: {
    keys: 'Mod-Shift-9',
    isPressed: editor => editor.isActive('blockquote'),
    run: editor => editor.chain().focus().toggleBlockquote().run(),
  },
  alignLeft: { keys: 'Mod-Shift-l', isPressed: isLeft, run: alignLeft },
  alignCenter: align('center', 'Mod-Shift-e'),
  alignRight: align('right', 'Mod-Shift-r'),
  alignJustify: align('justify', 'Mod-Shift-j'),
  hardBreak: { keys: 'Shift-Enter', run: editor => editor.chain().focus().setHardBreak().run() },
  link: insert('link', 'Mod-k'),
  image: insert('image'),
  video: insert('video'),
}

/** The state of the buttons for the selection. */
export function toolbarState(editor: Editor): ToolbarState {
  const states = Object.entries(TOOLBAR_ACTIONS).map(([id, { isPressed, isPossible }]) => [
    id,
    { isPressed: isPressed?.(editor), isPossible: isPossible?.(editor) ?? true },
  ])
  return Object.fromEntries(states) as ToolbarState
}

const MAC_KEYS: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↩' }

/** Keys as `aria-keyshortcuts` names them: `Control+Shift+X`. */
export function ariaKeys(keys: string): string {
  return partsOf(keys)
    .map(key => (key === 'Mod' ? (isMac() ? 'Meta' : 'Control') : key))
    .join('+')
}

/** Keys as people know them: `Ctrl+Shift+X`, on a Mac `⌘⇧X`. */
export function shownKeys(keys: string): string {
  const parts = partsOf(keys)
  if (isMac()) return parts.map(key => MAC_KEYS[key] ?? key).join('')
  return parts.map(key => (key === 'Mod' ? 'Ctrl' : key)).join('+')
}

const partsOf = (keys: string) => keys.split('-').map(key => (key.length === 1 ? key.toUpperCase() : key))
