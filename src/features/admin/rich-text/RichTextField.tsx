import { useEffect, useRef } from 'react'
import { Field, type FieldControl } from '../form/Field.tsx'
import { useTexts } from '../language/use-texts.ts'
import { LazyPart } from '../loading/LazyDialog.tsx'
import { LoadFailed } from '../loading/LoadTrouble.tsx'
import { loadingMessages } from '../loading/loading.messages.ts'
import { focusByLabel } from './focus-by-label.ts'
import { richTextMessages } from './rich-text-editor.messages.ts'
import { RichTextEditor } from './rich-text-parts.ts'
import { RichTextNodes } from './RichTextNodes.tsx'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { useSight } from './use-sight.ts'

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
export function RichTextField({ name, label, hint, error, optional, lang, value, onChange }: RichTextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error} optional={optional} isLabelable={false}>
      {control => <RichTextBox attributes={textboxAttributes(control, label, lang)} value={value} onChange={onChange} />}
    </Field>
  )
}

/** The text can be read, and gone to, before it can be written. */
const WAITING = { 'aria-readonly': true, tabIndex: 0 }

type RichTextBoxProps = Pick<RichTextFieldProps, 'value' | 'onChange'> & {
  readonly attributes: ReturnType<typeof textboxAttributes>
}

/** The text is there to be read until its editor is, whose script comes when the text is about to be seen. */
function RichTextBox({ attributes, value, onChange }: RichTextBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSight(box)
  useEffect(() => focusByLabel(attributes.id), [attributes.id])
  const waiting = <ReadableText attributes={attributes} value={value} isMissing={false} />
  return (
    <div className="rich-text-box" ref={box}>
      {isSeen ? (
        <LazyPart waiting={waiting} instead={<ReadableText attributes={attributes} value={value} isMissing />}>
          <RichTextEditor attributes={attributes} value={value} onChange={onChange} waiting={waiting} />
        </LazyPart>
      ) : (
        waiting
      )}
    </div>
  )
}

type ReadableTextProps = Pick<RichTextBoxProps, 'attributes' | 'value'> & {
  /** Whether the editor did not come. */
  readonly isMissing: boolean
}

function ReadableText({ attributes, value, isMissing }: ReadableTextProps) {
  const t = useTexts(richTextMessages)
  const { reload } = useTexts(loadingMessages)
  return (
    <>
      <Toolbar control={null} isComing={!isMissing} controls={attributes.id} />
      {isMissing && <LoadFailed text={t.loadFailed} action={reload} onRetry={() => location.reload()} isAside />}
      <div>
        <div {...attributes} {...WAITING} className="rich-text rich-text-area">
          <RichTextNodes html={value} />
        </div>
      </div>
    </>
  )
}

function textboxAttributes(control: FieldControl, label: string, lang: string) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, required } = control
  return {
    id,
    lang,
    role: 'textbox',
    'aria-multiline': 'true' as const,
    'aria-label': label,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' as const }),
    ...(required && { 'aria-required': 'true' as const }),
  }
}
