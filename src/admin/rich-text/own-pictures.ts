import type { Editor } from '@tiptap/core'
import { isHttpsUrl } from '#common/address.ts'
import type { TakeOverPicture } from './picture-chooser.ts'

/**
 * Fetches pictures of other hosts as soon as they come into a text, so that the administrator sees them as on the page. After a
 * failure a picture stays as it is: the save tries again, and says why it fails.
 */
export function ownPictures(takeOver: TakeOverPicture): (editor: Editor) => void {
  const asked = new Set<string>()
  return editor => {
    for (const address of foreignIn(editor)) {
      if (asked.has(address)) continue
      asked.add(address)
      void takeOver(address).then(own => own !== null && !editor.isDestroyed && replace(editor, address, own))
    }
  }
}

function foreignIn({ state }: Editor): Set<string> {
  const found = new Set<string>()
  state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'image' && isHttpsUrl(attrs['src'] as string)) found.add(attrs['src'] as string)
  })
  return found
}

/** No step of its own in the history: undo takes back the whole paste. */
function replace({ state, view }: Editor, address: string, own: string): void {
  const { tr } = state
  state.doc.descendants(({ type, attrs }, at) => {
    if (type.name === 'image' && attrs['src'] === address) tr.setNodeAttribute(at, 'src', own)
  })
  view.dispatch(tr.setMeta('addToHistory', false))
}
