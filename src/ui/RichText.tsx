import type { ReactNode } from 'react'
import type { Locale } from '#common/locales.ts'
import { langAttribute } from '../i18n/localized.ts'

/** A rich text as a prop, for a page and for the preview of an editor. */
export type PassedText = {
  /** Of the page. */
  readonly locale: Locale
  /** The language that the text is in. */
  readonly lang: Locale
  /** On a page RichTextHtml.astro, in a preview React elements. */
  readonly children?: ReactNode
}

type RichTextProps = PassedText & {
  /** Further classes from the place of the text. */
  readonly className?: string
  /** The text's editor: `text/` and an `InfoTextName`. */
  readonly edit?: string | undefined
}

/** The place of a rich text. */
export function RichText({ locale, lang, className, edit, children }: RichTextProps) {
  return (
    <div className={className ? `rich-text ${className}` : 'rich-text'} lang={langAttribute({ lang }, locale)} data-edit={edit}>
      {children}
    </div>
  )
}
