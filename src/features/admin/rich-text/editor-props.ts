import type { EditorProps } from '@tiptap/pm/view'
import { cleanPaste } from './paste/clean-paste.ts'

/** Why something stayed out: its address is of no use to visitors, or it is a file. */
export type Refusal = { readonly reason: 'pictures'; readonly count: number } | { readonly reason: 'files' }

type Listeners = {
  /** Something that was pasted or dropped stayed out; null with the next that did not. */
  readonly onRefusal: (refusal: Refusal | null) => void
  /** A picture or a video was pressed twice, to be changed. */
  readonly onEditMedia: (name: 'image' | 'video') => void
}

/** What the editable element does with the pointer and the clipboard beyond ProseMirror's own. */
export function editorProps({ onRefusal, onEditMedia }: Listeners): EditorProps {
  return {
    transformPastedHTML(html) {
      const { html: clean, refusedPictures } = cleanPaste(html)
      onRefusal(refusedPictures > 0 ? { reason: 'pictures', count: refusedPictures } : null)
      return clean
    },
    handlePaste: (_view, event) => refuseFiles(event.clipboardData, onRefusal),
    handleDrop: (_view, event) => refuseFiles(event.dataTransfer, onRefusal),
    handleDoubleClickOn(_view, _at, { type: { name } }) {
      if (name === 'image' || name === 'video') onEditMedia(name)
      return name === 'image' || name === 'video'
    },
    handleDOMEvents: {
      /** A link is edited here; following it would leave the editor. */
      click(_view, event) {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
        return false
      },
    },
  }
}

/** Files alone: a word processor sends a picture of the text along with the text. */
function refuseFiles(data: DataTransfer | null, onRefusal: Listeners['onRefusal']): boolean {
  const isOnlyFiles = Boolean(data?.files.length) && data?.getData('text/html') === '' && data.getData('text/plain') === ''
  if (isOnlyFiles) onRefusal({ reason: 'files' })
  return isOnlyFiles
}
