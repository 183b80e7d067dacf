import type { ReactNode } from 'react'
import type { Locale } from '#common/locales.ts'
import { langAttribute } from '../i18n/localized.ts'

/** A rich text that a page, or the preview of an editor, passes to a component. */
export type PassedText = {
  /** The page's language. */
  readonly locale: Locale
  /** The language that the text is in. */
  readonly lang: Locale
  /** The text: RichTextHtml.astro on a page, React elements in a preview. */
  readonly children?: ReactNode
}

type RichTextProps = PassedText & {
  /** Further classes for the place of the text. */
  readonly className?: string
  /** The `data-edit` of the element: what administrators edit here, such as `text/asutajast`. */
  readonly edit?: string | undefined
}

/** The element around a rich text, with its looks and its language. */
export function RichText({ locale, lang, className, edit, children }: RichTextProps) {
  return (
    <div className={className ? `rich-text ${className}` : 'rich-text'} lang={langAttribute({ lang }, locale)} data-edit={edit}>
      {children}
    </div>
  )
}
