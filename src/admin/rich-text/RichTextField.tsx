import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { type DraftFieldProps, Field, type FieldControl } from '../form/Field.tsx'
import { useTexts } from '../language/use-texts.ts'
import { LoadFailed } from '../loading/LoadTrouble.tsx'
import { LazyPart, lazyPart, laterPart } from '../loading/lazy-parts.tsx'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { RichTextNodes } from './RichTextNodes.tsx'
import { richTextMessages } from './rich-text-editor.i18n.ts'
import { Toolbar } from './toolbar/Toolbar.tsx'

/** Imports the editor's script once for all fields of the page. */
const fetchEditor = laterPart(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)
/** The editor of a text. It and its dialogs have scripts of their own, which the page fetches once it works. */
const RichTextEditor = lazyPart(fetchEditor)
export const RichTextDialogs = lazyPart(async () => (await import('./dialogs/RichTextDialogs.tsx')).RichTextDialogs)

const BOX =
  'min-w-0 rounded-small border border-field bg-paper-light focus-within:border-primary not-focus-within:hover:border-ink has-aria-invalid:border-error has-aria-invalid:[box-shadow:inset_0_0_0_1px_var(--color-error)]'
/** The text itself, with the looks that it has on the site. */
export const TEXT_AREA = 'rich-text relative min-h-48 scroll-mt-48 scroll-mb-36 p-4 outline-none'

type RichTextFieldProps = DraftFieldProps & {
  /** The language of the text. */
  readonly lang: string
}

/** A text with headings, lists, links, pictures and videos, edited as the page will show it. */
export function RichTextField({ lang, value, onChange, ...field }: RichTextFieldProps) {
  return (
    <Field {...field} isLabelable={false}>
      {control => <RichTextBox attributes={textboxAttributes(control, field.label, lang)} value={value} onChange={onChange} />}
    </Field>
  )
}

/** Attributes of the text before its editor works: the administrator can read and focus it. */
const WAITING = { 'aria-readonly': true, tabIndex: 0 }

type RichTextBoxProps = Pick<RichTextFieldProps, 'value' | 'onChange'> & {
  readonly attributes: ReturnType<typeof textboxAttributes>
}

/** Shows the text until its editor works; fetches the editor's script when the text is about to come into sight. */
function RichTextBox({ attributes, value, onChange }: RichTextBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const isDue = useEditorDue(box)
  useEffect(() => focusByLabel(attributes.id), [attributes.id])
  const waiting = <ReadableText attributes={attributes} value={value} isMissing={false} />
  return (
    <div className={BOX} ref={box}>
      {isDue ? (
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
  /** Whether the editor's script did not come. */
  readonly isMissing: boolean
}

/** The text without an editor, and where the script did not come a button that reloads the page. */
function ReadableText({ attributes, value, isMissing }: ReadableTextProps) {
  const t = useTexts(richTextMessages)
  const { reload } = useTexts(loadingMessages)
  return (
    <>
      <Toolbar control={null} isComing={!isMissing} controls={attributes.id} />
      {isMissing && <LoadFailed text={t.loadFailed} action={reload} onRetry={() => location.reload()} isAside />}
      <div>
        <div {...attributes} {...WAITING} className={TEXT_AREA}>
          <RichTextNodes html={value} />
        </div>
      </div>
    </>
  )
}

/** The attributes of the editable element, whose label HTML cannot link. */
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

/**
 * Whether to draw the editor of a text. The text has to be about to come into sight: one in a hidden tab or far below is not. And
 * the script must have come, or have failed: drawn earlier, React would keep the fallback for 300 ms more.
 */
function useEditorDue(element: RefObject<Element | null>): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const draw = () => startTransition(() => setDue(true))
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void fetchEditor().then(draw, draw)
      },
      { rootMargin: '100%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isDue
}

/**
 * Makes a press on the label focus the text, as with an input: an editable element has no label of its own.
 * @returns a function that undoes this
 */
function focusByLabel(id: string): () => void {
  const label = document.querySelector(`label[data-for='${CSS.escape(id)}']`)
  const focus = () => document.getElementById(id)?.focus()
  label?.addEventListener('click', focus)
  return () => label?.removeEventListener('click', focus)
}
