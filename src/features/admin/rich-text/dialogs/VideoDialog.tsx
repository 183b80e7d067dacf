import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { isVideoUrl } from '../../../../../server/core/address.schemas.ts'
import { useTexts } from '../../language/use-texts.ts'
import { mediaDialogMessages } from './media-dialog.messages.ts'
import { DialogField } from './DialogField.tsx'
import { RichTextDialog } from './RichTextDialog.tsx'

type VideoDialogProps = { readonly editor: Editor; readonly onClose: () => void }

/** Puts a video at the cursor, or changes the one that is selected. */
export function VideoDialog({ editor, onClose }: VideoDialogProps) {
  const t = useTexts(mediaDialogMessages)
  const current = editor.isActive('video') ? (editor.getAttributes('video')['url'] as string) : null
  const [typed, setTyped] = useState(current ?? '')
  const [isWrong, setWrong] = useState(false)

  const submit = () => {
    const url = typedVideo(typed)
    setWrong(url === null)
    if (url === null) return
    if (current === null) insertVideo(editor, url)
    else editor.commands.updateAttributes('video', { url })
    onClose()
  }
  return (
    <RichTextDialog title={t.videoTitle} isChange={current !== null} onSubmit={submit} onClose={onClose}>
      <DialogField
        {...{ label: t.address, hint: t.videoHint, value: typed, inputMode: 'url', isFirst: true }}
        error={isWrong ? t.videoWrong : null}
        onChange={setTyped}
      />
    </RichTextDialog>
  )
}

/** People copy `youtu.be/…` without its beginning, too. */
function typedVideo(typed: string): string | null {
  const text = typed.trim()
  const url = /^[a-z]+:/i.test(text) ? text : `https://${text}`
  return isVideoUrl(url) ? url : null
}

/** A text does not end in a video: there is a line to write on after it. */
function insertVideo(editor: Editor, url: string): void {
  const { $to } = editor.state.selection
  const isAtEnd = $to.depth === 1 && $to.index(0) === editor.state.doc.childCount - 1
  editor.commands.insertContent([{ type: 'video', attrs: { url } }, ...(isAtEnd ? [{ type: 'paragraph' }] : [])])
}
