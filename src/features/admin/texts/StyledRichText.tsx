import { useCallback } from 'react'
import { allowedNodes } from '../rich-text/allowed-nodes.ts'

type StyledRichTextProps = { readonly html: string; readonly lang: string; readonly className: string }

/** Rich text as its page shows it, with the class that the page gives it. */
export function StyledRichText({ html, lang, className }: StyledRichTextProps) {
  const draw = useCallback((element: HTMLDivElement | null) => element?.replaceChildren(allowedNodes(html)), [html])
  return <div className={`rich-text ${className}`} lang={lang} ref={draw} />
}
