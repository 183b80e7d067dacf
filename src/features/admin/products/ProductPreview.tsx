import { discountOf } from '../../../../server/products/discount.schemas.ts'
import type { ProductView } from '../../../../server/products/product.schemas.ts'
import { formatEuro } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { localize } from '../../../i18n/localized.ts'
import { BUTTON, EYEBROW } from '../../../ui/looks.ts'
import {
  NEW_PRICE,
  OLD_PRICE,
  PRICE,
  PRODUCT,
  PRODUCT_ACTIONS,
  PRODUCT_PICTURE,
  PRODUCT_PRICE,
  PRODUCT_TITLE,
} from '../../shop/shop-looks.ts'
import { shopMessages } from '../../shop/shop.messages.ts'
import type { DraftOf, PreviewProps } from '../editor/editor-kind.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { readEuros } from '../form/euro-input.ts'
import { PreviewPicture } from '../preview/PreviewPicture.tsx'
import { shownText } from '../preview/shown-text.ts'
import { RichTextPreview } from '../rich-text/RichTextPreview.tsx'
import { useCategories } from '../categories/shop-categories.ts'

/** The product as its page shows it (features/shop/ProductView.astro). */
export function ProductPreview({ draft, locale }: PreviewProps<ProductView>) {
  const { data: categories = [] } = useCategories()
  const title = shownText(draft, 'header', locale)
  const description = shownText(draft, 'description', locale)
  const category = categories.find(({ id }) => String(id) === draft.category_id)
  const name = category && localize({ et: category.name, en: category.name_en, ru: category.name_ru }, locale)
  return (
    <PreviewFrame locale={locale}>
      <article className={PRODUCT}>
        <PreviewPicture className={PRODUCT_PICTURE} address={draft.image} width={800} height={1000} />
        <div className="min-w-0">
          {name ? (
            <p className={EYEBROW} lang={name.lang}>
              {name.text}
            </p>
          ) : null}
          {title.text === '' ? null : (
            <h1 className={PRODUCT_TITLE} lang={title.lang}>
              {title.text}
            </h1>
          )}
          <PreviewPrice draft={draft} locale={locale} />
          <div className={PRODUCT_ACTIONS}>
            <span className={BUTTON}>{shopMessages(locale).add}</span>
          </div>
          <RichTextPreview html={description.text} lang={description.lang} />
        </div>
      </article>
    </PreviewFrame>
  )
}

function PreviewPrice({ draft, locale }: { readonly draft: DraftOf<ProductView>; readonly locale: Locale }) {
  const price = readEuros(draft.price).euros
  if (price === null) return null
  const newPrice = discountOf(price, readEuros(draft.new_price).euros)
  const show = (euros: number) => formatEuro(Math.round(euros * 100), locale)
  return (
    <p className={`${PRICE} ${PRODUCT_PRICE}`}>
      {newPrice === null ? (
        show(price)
      ) : (
        <>
          <ins className={NEW_PRICE}>{show(newPrice)}</ins> <del className={OLD_PRICE}>{show(price)}</del>
        </>
      )}
    </p>
  )
}
