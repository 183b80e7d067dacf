import type { EditorView } from '@tiptap/pm/view'
import { isLinkAddress } from '../../../../server/core/address.schemas.ts'
import { cleanPaste } from './paste/clean-paste.ts'

/** Why something stayed out: its address is of no use to visitors, or it is a file. */
export type Refusal = { readonly reason: 'pictures'; readonly count: number } | { readonly reason: 'files' }

type Listeners = {
  readonly onRefusal: (refusal: Refusal | null) => void
  readonly onEditMedia: (name: 'image' | 'video') => void
}

/** What the editable element does with the pointer and the clipboard beyond ProseMirror's own. */
export function editorEvents({ onRefusal, onEditMedia }: Listeners) {
  return {
    transformPastedHTML(html: string): string {
      const { html: clean, refusedPictures } = cleanPaste(html)
      onRefusal(refusedPictures > 0 ? { reason: 'pictures', count: refusedPictures } : null)
      return clean
    },
    handlePaste: (view: EditorView, event: ClipboardEvent) =>
      linkSelection(view, event.clipboardData) || refuseFiles(event.clipboardData, onRefusal),
    handleDrop: (_view: EditorView, event: DragEvent) => refuseFiles(event.dataTransfer, onRefusal),
    handleDoubleClickOn(_view: EditorView, _at: number, { type: { name } }: { type: { name: string } }) {
      if (name === 'image' || name === 'video') onEditMedia(name)
      return name === 'image' || name === 'video'
    },
    handleDOMEvents: {
      /** A link is edited here; following it would leave the editor. */
      click(_view: EditorView, event: MouseEvent) {
        if ((event.target as Element).closest('a')) event.preventDefault()
        return false
      },
    },
  }
}

/** An address pasted over words becomes their link. */
function linkSelection({ state, dispatch }: EditorView, data: DataTransfer | null): boolean {
  const address = data?.getData('text/plain').trim() ?? ''
  const { from, to, empty, $from, $to } = state.selection
  const link = state.schema.marks['link']
  if (empty || !$from.sameParent($to) || !link || address.startsWith('/') || !isLinkAddress(address)) return false
  dispatch(state.tr.addMark(from, to, link.create({ href: address })))
  return true
}

/** Files alone: a word processor sends a picture of the text along with the text. */
function refuseFiles(data: DataTransfer | null, onRefusal: Listeners['onRefusal']): boolean {
  const isOnlyFiles = Boolean(data?.files.length) && data?.getData('text/html') === '' && data.getData('text/plain') === ''
  if (isOnlyFiles) onRefusal({ reason: 'files' })
  return isOnlyFiles
}
