import { type Editor, Extension } from '@tiptap/core'

/** What is done when its keys are pressed, by the editor's names of keys: `Mod-b`. */
export type Shortcuts = Readonly<Record<string, (editor: Editor) => void>>

/** The toolbar's shortcuts, and those of writing. They come before the keys of lists and of emoticons. */
export function keyboard(shortcuts: Shortcuts) {
  return Extension.create({
    name: 'keyboard',
    priority: 150,
    addKeyboardShortcuts() {
      const { editor } = this
      const bound = Object.entries(shortcuts).map(([keys, run]) => [keys, () => run(editor) !== null] as const)
      const insertBreak = () => editor.commands.insertContent({ type: 'hardBreak' })
      return { ...Object.fromEntries(bound), 'Shift-Enter': insertBreak, 'Mod-Enter': insertBreak }
    },
  })
}
