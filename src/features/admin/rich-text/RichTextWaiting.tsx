import { useCallback } from 'react'
import { allowedNodes } from './allowed-nodes.ts'

type RichTextWaitingProps = {
  /** Those the editable element will have. */
  readonly attributes: Readonly<Record<string, string>>
  readonly html: string
  readonly onFocus: () => void
}

/** The text until its editor is there: to be read, in its place and in its looks. */
export function RichTextWaiting({ attributes, html, onFocus }: RichTextWaitingProps) {
  const draw = useCallback((element: HTMLDivElement | null) => element?.replaceChildren(allowedNodes(html)), [html])
  const control = { ...attributes, className: 'rich-text rich-text-area', tabIndex: 0 }
  return <div {...control} ref={draw} aria-readonly aria-busy onFocus={onFocus} />
}
