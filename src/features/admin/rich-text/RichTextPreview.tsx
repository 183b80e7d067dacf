import { useCallback } from 'react'
import { allowedNodes } from './allowed-nodes.ts'

type RichTextPreviewProps = {
  readonly html: string
  readonly lang: string
  /** Those the page gives the text beside its own. */
  readonly className?: string
}

/** Rich text as the site shows it, redrawn with each letter. */
export function RichTextPreview({ html, lang, className = '' }: RichTextPreviewProps) {
  const draw = useCallback((element: HTMLDivElement | null) => element?.replaceChildren(allowedNodes(html)), [html])
  return <div className={`rich-text ${className}`} lang={lang} ref={draw} />
}
