import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * Brings a caret into sight that a key has moved. ProseMirror does so by itself only where it hears of the caret within 50 ms of
 * the key, which a busy page does not.
 */
export const CaretInSight = Extension.create<object, { isMovedByKey: boolean }>({
  name: 'caretInSight',
  addStorage: () => ({ isMovedByKey: false }),
  addProseMirrorPlugins() {
    const { storage } = this
    const note = (isMovedByKey: boolean) => () => {
      storage.isMovedByKey = isMovedByKey
      return false
    }
    return [new Plugin({ props: { handleDOMEvents: { keydown: note(true), pointerdown: note(false) } } })]
  },
  onSelectionUpdate({ editor: { view }, transaction }) {
    if (!this.storage.isMovedByKey || !view.hasFocus() || transaction.scrolledIntoView) return
    view.dispatch(view.state.tr.scrollIntoView())
  },
})
