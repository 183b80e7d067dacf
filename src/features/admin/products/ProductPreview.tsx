import { formatEuro } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { fieldName } from '../editor/editor-field.ts'
import { readEuros } from '../form/euro-input.ts'
import { formMessages } from '../form/form.messages.ts'
import { useTexts } from '../language/use-texts.ts'
import { RichTextPreview } from '../rich-text/RichTextPreview.tsx'
import { PreviewPicture } from './PreviewPicture.tsx'
import type { ProductDraft } from './product-fields.ts'

type ProductPreviewProps = { readonly locale: Locale; readonly draft: ProductDraft }

/** The product as its page will show it in a language, redrawn with each letter. */
export function ProductPreview({ locale, draft }: ProductPreviewProps) {
  const t = useTexts(formMessages)
  const title = draft[fieldName('header', locale)].trim()
  const description = draft[fieldName('description', locale)].trim()
  // As on the site, Estonian stands in for what is not translated.
  const titleLang = title === '' ? 'et' : locale
  const descriptionLang = description === '' ? 'et' : locale
  return (
    <section className="product-preview" aria-label={t.preview}>
      <p className="product-preview-label" aria-hidden="true">
        {t.preview}
      </p>
      <PreviewPicture address={draft.image.trim()} />
      <p className="product-preview-title" lang={titleLang}>
        {draft[fieldName('header', titleLang)]}
      </p>
      <PreviewPrice draft={draft} locale={locale} />
      <RichTextPreview html={draft[fieldName('description', descriptionLang)]} lang={descriptionLang} />
    </section>
  )
}

function PreviewPrice({ draft, locale }: ProductPreviewProps) {
  const price = readEuros(draft.price).euros
  const newPrice = readEuros(draft.new_price).euros
  if (price === null) return null
  const show = (euros: number) => formatEuro(Math.round(euros * 100), locale)
  return (
    <p className="price">
      {newPrice === null ? (
        show(price)
      ) : (
        <>
          <ins>{show(newPrice)}</ins> <del>{show(price)}</del>
        </>
      )}
    </p>
  )
}
