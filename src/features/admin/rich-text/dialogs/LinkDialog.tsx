import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTexts } from '../../language/use-texts.ts'
import { mediaDialogMessages } from './media-dialog.messages.ts'
import { DialogField } from './DialogField.tsx'
import { RichTextDialog } from './RichTextDialog.tsx'
import { typedAddress } from './typed-address.ts'
import { BUTTON_QUIET } from '../../ui/looks.ts'

type LinkDialogProps = {
  readonly editor: Editor
  /** The language of the text. */
  readonly lang: string
  readonly onClose: () => void
}

/** Makes the selected words a link, changes or removes the link at the cursor, or writes a new one. */
export function LinkDialog({ editor, lang, onClose }: LinkDialogProps) {
  const t = useTexts(mediaDialogMessages)
  const current = editor.isActive('link') ? (editor.getAttributes('link')['href'] as string) : null
  const needsText = current === null && editor.state.selection.empty
  const [typed, setTyped] = useState(current ?? '')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)

  const submit = () => {
    const href = typedAddress(typed)
    setWrong(href === null)
    if (href === null) return
    if (needsText) insertLink(editor, href, text.trim() || typed.trim())
    else
      editor
        .chain()
        .extendMarkRange('link', { href: current ?? href })
        .setLink({ href })
        .run()
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link', { href: current }).unsetLink().run()
    onClose()
  }
  return (
    <RichTextDialog
      title={t.linkTitle}
      isChange={current !== null}
      onSubmit={submit}
      onClose={onClose}
      extra={
        current === null ? null : (
          <button className={BUTTON_QUIET} type="button" onClick={remove}>
            {t.removeLink}
          </button>
        )
      }
    >
      <DialogField
        {...{ label: t.address, hint: t.linkHint, value: typed, inputMode: 'url', isFirst: true }}
        error={isWrong ? t.linkWrong : null}
        onChange={setTyped}
      />
      {needsText ? <DialogField {...{ label: t.linkText, hint: t.linkTextHint, value: text, lang }} onChange={setText} /> : null}
    </RichTextDialog>
  )
}

function insertLink(editor: Editor, href: string, text: string): void {
  editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
}
