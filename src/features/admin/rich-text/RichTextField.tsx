import { useContext, useEffect, useState } from 'react'
import { Field, type FieldControl } from '../form/Field.tsx'
import { LazyDialog } from '../loading/LazyDialog.tsx'
import { lazyPart } from '../loading/lazy-part.ts'
import type { MediaDialog } from './dialogs/media-dialog.ts'
import { focusByLabel } from './focus-by-label.ts'
import { Toolbar } from './toolbar/Toolbar.tsx'
import type { Refusal } from './editor-events.ts'
import { RichTextNotice } from './RichTextNotice.tsx'
import { RichTextWaiting } from './RichTextWaiting.tsx'
import { PictureTakeOver } from './picture-chooser.ts'
import { useRichTextEditor } from './use-rich-text-editor.ts'

const RichTextDialogs = lazyPart(async () => (await import('./dialogs/RichTextDialogs.tsx')).RichTextDialogs)

type RichTextFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** The language that is written here. */
  readonly lang: string
  /** HTML as it is stored. One that nobody touched is given back to the letter. */
  readonly value: string
  readonly error: string | undefined
  readonly optional: boolean
  readonly onChange: (html: string) => void
}

/** A text with headings, lists, links, pictures and videos, written as the page will show it. */
export function RichTextField({ name, label, hint, error, optional, ...rest }: RichTextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error} optional={optional} isLabelable={false}>
      {control => <RichTextBox {...rest} control={control} label={label} />}
    </Field>
  )
}

type RichTextBoxProps = Pick<RichTextFieldProps, 'label' | 'lang' | 'value' | 'onChange'> & { readonly control: FieldControl }

function RichTextBox({ control, label, lang, value, onChange }: RichTextBoxProps) {
  const [dialog, setDialog] = useState<MediaDialog | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const takeOverPicture = useContext(PictureTakeOver)
  const attributes = textboxAttributes(control, label, lang)
  const { host, editor, hasFailed, loadOnce } = useRichTextEditor({
    ...{ name: control.id, value, attributes, onChange, onRefusal: setRefusal, onDialog: setDialog, takeOverPicture },
  })
  useEffect(() => focusByLabel(control.id), [control.id])
  return (
    <div className="rich-text-box">
      <Toolbar editor={editor} isComing={editor === null && !hasFailed} controls={control.id} onDialog={setDialog} />
      <RichTextNotice refusal={refusal} hasFailed={hasFailed} onRetry={() => location.reload()} />
      <div ref={host}>
        {editor === null ? <RichTextWaiting {...{ attributes, onChange }} html={value} onFocus={loadOnce} /> : null}
      </div>
      {editor && dialog ? (
        <LazyDialog onMissing={() => setDialog(null)}>
          <RichTextDialogs {...{ dialog, editor, lang }} onClose={() => setDialog(null)} />
        </LazyDialog>
      ) : null}
    </div>
  )
}

function textboxAttributes(control: FieldControl, label: string, lang: string): Record<string, string> {
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, required } = control
  return {
    ...{ id: control.id, lang, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(required && { 'aria-required': 'true' }),
  }
}
