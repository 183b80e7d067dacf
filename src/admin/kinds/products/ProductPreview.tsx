import { categorySegment } from '../../../../common/category-segment.ts'
import { discountOf } from '../../../../common/discount.ts'
import type { ProductView as SavedProduct } from '../../../../server/products/product.schemas.ts'
import { localize } from '../../../i18n/localized.ts'
import { BUTTON } from '../../../ui/looks.ts'
import { ProductView } from '../../../features/shop/ProductView.tsx'
import { shopMessages } from '../../../features/shop/shop.i18n.ts'
import { useCategories } from '../../editor/model/shop-categories.ts'
import type { PreviewProps } from '../../editor/model/editor-kind.ts'
import { readEuros } from '../../form/euro-input.ts'
import { draftText } from '../../preview/draft-text.ts'
import { PreviewFrame } from '../../preview/PreviewFrame.tsx'
import { usePreviewPicture } from '../../preview/use-preview-picture.tsx'
import { RichTextNodes } from '../../rich-text/RichTextNodes.tsx'

/** The product as its page shows it, with a button that does nothing. */
export function ProductPreview({ draft, locale, item }: PreviewProps<SavedProduct>) {
  const { data: categories = [] } = useCategories()
  const { picture, missing } = usePreviewPicture(draft.image)
  const description = localize(draftText(draft, 'description'), locale)
  const category = categories.find(({ id }) => String(id) === draft.category_id)
  const price = readEuros(draft.price).euros
  const newPrice = price === null ? null : discountOf(price, readEuros(draft.new_price).euros)
  const product = {
    id: item?.id ?? 0,
    title: draftText(draft, 'header'),
    category: category
      ? { name: { et: category.name, en: category.name_en, ru: category.name_ru }, segment: categorySegment(category.name) }
      : null,
    priceCents: inCents(price),
    newPriceCents: inCents(newPrice),
  }
  return (
    <PreviewFrame locale={locale}>
      {missing}
      <ProductView
        {...{ locale, product, picture }}
        lang={description.lang}
        cart={
          // As much room as the page's takes (AddToCart.tsx).
          <p className="w-full max-tablet:mt-4 max-tablet:py-3">
            <span className={BUTTON}>{shopMessages(locale).add}</span>
          </p>
        }
      >
        <RichTextNodes html={description.text} />
      </ProductView>
    </PreviewFrame>
  )
}

const inCents = (euros: number | null) => (euros === null ? null : Math.round(euros * 100))
