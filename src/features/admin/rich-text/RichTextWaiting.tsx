import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
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
    if (text.current && html !== written.current) showPlainly(text.current, html)
  }, [html])
  useEffect(() => {
    if (text.current) writePlainly(text.current)
  }, [])
  const change = useEffectEvent((element: HTMLElement) => {
    written.current = writtenHtml(element)
    onChange(written.current)
  })
  const control = { ...attributes, className: 'rich-text rich-text-area' }
  return (
    <div {...control} ref={text} contentEditable aria-busy onInput={event => change(event.currentTarget)} onFocus={onFocus} />
  )
}
