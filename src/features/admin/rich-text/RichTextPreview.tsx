import { RichTextNodes } from './RichTextNodes.tsx'

type RichTextPreviewProps = {
  readonly html: string
  readonly lang: string
  /** Those the page gives the text beside its own. */
  readonly className?: string
}

/** Rich text as the site shows it, redrawn with each letter. */
export function RichTextPreview({ html, lang, className = '' }: RichTextPreviewProps) {
  return (
    <div className={`rich-text ${className}`} lang={lang}>
      <RichTextNodes html={html} />
    </div>
  )
}
