import type { Editor } from '@tiptap/core'
import type { MediaDialog } from '../dialogs/media-dialog.ts'
import { TOOLBAR } from './toolbar-actions.ts'

/** What the keys do that the toolbar's buttons name, and the way from the text to them. */
export function toolbarShortcuts(
  textId: string,
  openDialog: (dialog: MediaDialog) => void,
): Readonly<Record<string, (editor: Editor) => void>> {
  const actions = TOOLBAR.flat().filter(action => action.keys !== undefined)
  const [, redo] = TOOLBAR[0] ?? []
  return {
    ...Object.fromEntries(actions.map(({ keys, run }) => [keys, (editor: Editor) => run(editor, openDialog)])),
    'Mod-y': editor => redo?.run(editor, openDialog),
    'Alt-F10': () => focusToolbar(textId),
  }
}

function focusToolbar(textId: string): void {
  const toolbar = document.querySelector(`[role='toolbar'][aria-controls='${CSS.escape(textId)}']`)
  toolbar?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
}
