import { useCallback } from 'react'
import { isSitePath } from '../../../../server/core/address.schemas.ts'
import { allowedNodes } from './allowed-nodes.ts'

type RichTextPreviewProps = {
  readonly html: string
  readonly lang: string
  /** Those the page gives the text beside its own. */
  readonly className?: string
}

/** They are shown once they are in the library. */
function withoutForeignPictures(html: string): string {
  if (!/<img/i.test(html)) return html
  // A document that loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of body.querySelectorAll('img')) if (!isSitePath(picture.getAttribute('src') ?? '')) picture.remove()
  return body.innerHTML
}

/** Rich text as the site shows it, redrawn with each letter. */
export function RichTextPreview({ html, lang, className = '' }: RichTextPreviewProps) {
  const draw = useCallback(
    (element: HTMLDivElement | null) => element?.replaceChildren(allowedNodes(withoutForeignPictures(html))),
    [html],
  )
  return <div className={`rich-text ${className}`} lang={lang} ref={draw} />
}
