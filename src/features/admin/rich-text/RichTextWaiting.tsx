import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { showPlainly, writePlainly, writtenHtml } from './plain-writing.ts'

type RichTextWaitingProps = {
  /** Those the editable element will have. */
  readonly attributes: Readonly<Record<string, string>>
  readonly html: string
  readonly onChange: (html: string) => void
  readonly onFocus: () => void
}

/** The text until its editor is there: in its place and in its looks, to be read and to be written in plainly. */
export function RichTextWaiting({ attributes, html, onChange, onFocus }: RichTextWaitingProps) {
  const text = useRef<HTMLDivElement>(null)
  const written = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (text.current === null || html === written.current) return
    showPlainly(text.current, html)
    written.current = html
  }, [html])
  // In the task that puts it there: nobody may write in it before.
  useLayoutEffect(() => {
    if (text.current) writePlainly(text.current)
  }, [])
  const change = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    written.current = writtenHtml(currentTarget)
    onChange(written.current)
  }
  return <div {...attributes} className="rich-text rich-text-area" ref={text} onInput={change} onFocus={onFocus} />
}
