import { type Editor, Extension } from '@tiptap/core'
import { TOOLBAR_ACTIONS } from './toolbar-actions.ts'
import type { InsertDialog } from './toolbar-buttons.ts'

/** The keys of the toolbar's buttons, and the key that leads from the text to them. They come before those of lists. */
export function toolbarKeys(textId: string, openDialog: (dialog: InsertDialog) => void) {
  return Extension.create({
    name: 'toolbarKeys',
    priority: 150,
    addKeyboardShortcuts() {
      const { editor } = this
      const bind = (run: (editor: Editor) => void) => () => {
        run(editor)
        return true
      }
      const named = Object.values(TOOLBAR_ACTIONS).flatMap(({ keys, run }) =>
        keys === undefined ? [] : [[keys, bind(() => run(editor, openDialog))] as const],
      )
      return { ...Object.fromEntries(named), 'Alt-F10': bind(() => focusToolbar(textId)) }
    },
  })
}

function focusToolbar(textId: string): void {
  toolbarOf(textId)?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
}

/** The toolbar of a text, where it is drawn. */
export function toolbarOf(textId: string): HTMLElement | null {
  return document.querySelector(`[role='toolbar'][aria-controls='${CSS.escape(textId)}']`)
}
