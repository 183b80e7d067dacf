import { type Editor, Extension } from '@tiptap/core'
import type { MediaDialog } from './toolbar-buttons.ts'
import { TOOLBAR_ACTIONS } from './toolbar-actions.ts'

/** What the keys do that the toolbar's buttons name, and the way from the text to them. They come before those of lists. */
export function toolbarKeys(textId: string, openDialog: (dialog: MediaDialog) => void) {
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
  const toolbar = document.querySelector(`[role='toolbar'][aria-controls='${CSS.escape(textId)}']`)
  toolbar?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
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
