import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { isLinkAddress } from '#common/address.ts'
import { trimmed } from '#common/visible-line.ts'
import { InputField } from '../../form/InputField.tsx'
import { useTexts } from '../../language/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { AddressField, RichTextDialog } from './RichTextDialog.tsx'
import { richTextDialogMessages } from './rich-text-dialogs.i18n.ts'

type LinkDialogProps = {
  readonly editor: Editor
  /** The language of the text. */
  readonly lang: string
  readonly onClose: () => void
}

/** Makes the selected words a link, changes or removes the link at the cursor, or inserts a new one. */
export function LinkDialog({ editor, lang, onClose }: LinkDialogProps) {
  const t = useTexts(richTextDialogMessages)
  const current = editor.isActive('link') ? (editor.getAttributes('link')['href'] as string) : null
  const needsText = current === null && editor.state.selection.empty
  const [typed, setTyped] = useState(current ?? '')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)

  const submit = () => {
    const href = typedAddress(typed)
    setWrong(href === null)
    if (href === null) return
    if (needsText) insertLink(editor, href, trimmed(text) || trimmed(typed))
    else
      editor
        .chain()
        .extendMarkRange('link', { href: current ?? href })
        .setMark('link', { href })
        .run()
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link', { href: current }).unsetMark('link').run()
    onClose()
  }
  return (
    <RichTextDialog
      title={t.linkTitle}
      isChange={current !== null}
      onSubmit={submit}
      onClose={onClose}
      extraButtons={current === null ? null : <Button onClick={remove} text={t.removeLink} />}
    >
      <AddressField hint={t.linkHint} error={isWrong ? t.linkWrong : ''} value={typed} onChange={setTyped} />
      {needsText ? (
        <InputField
          label={t.linkText}
          hint={t.linkTextHint}
          error=""
          value={text}
          lang={lang}
          autoComplete="off"
          onChange={event => setText(event.target.value)}
        />
      ) : null}
    </RichTextDialog>
  )
}

function insertLink(editor: Editor, href: string, text: string): void {
  editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
}

// What the typed text looks like, without a scheme before it.
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]{2,}$/
const PHONE = /^\+?[\d\s()-]{7,}$/
const HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}([/?#:].*)?$/u

/**
 * Completes a typed address: `example.ee` is a page on the web, `info@example.ee` a mail, `+372 5555 5555` a call.
 * @returns null for an address that a text may not link to
 */
function typedAddress(typed: string): string | null {
  const text = trimmed(typed)
  const address = completed(text).replaceAll(' ', '%20')
  return isLinkAddress(address) ? address : null
}

/** The typed text with the scheme that it lacks. */
function completed(text: string): string {
  if (EMAIL.test(text)) return `mailto:${text}`
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  return HOST.test(text) ? `https://${text}` : text
}
