import type { Editor } from '@tiptap/core'
import type { InsertDialog } from '../toolbar/toolbar-buttons.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { ImageDialog, VideoDialog } from './MediaDialogs.tsx'

type RichTextDialogsProps = {
  readonly dialog: InsertDialog
  readonly editor: Editor
  /** The language of the text. */
  readonly lang: string
  readonly onClose: () => void
}

/** Draws the open dialog. On closing, the cursor is where it was. */
export function RichTextDialogs({ dialog, editor, lang, onClose }: RichTextDialogsProps) {
  const close = () => {
    onClose()
    // The dialog returns the focus to the toolbar's button or to the text, and the browser then scrolls to the text's beginning.
    requestAnimationFrame(() => requestAnimationFrame(() => editor.chain().focus().scrollIntoView().run()))
  }
  switch (dialog) {
    case 'link':
      return <LinkDialog editor={editor} lang={lang} onClose={close} />
    case 'image':
      return <ImageDialog editor={editor} lang={lang} onClose={close} />
    case 'video':
      return <VideoDialog editor={editor} onClose={close} />
  }
}
