import { categorySegment } from '#common/category-segment.ts'
import { NAME } from '#common/localized-fields.ts'
import type { ProductView } from '#server/products/product.schemas.ts'
import { productOnPage } from '../../../content/product.ts'
import { ProductDetails } from '../../../features/shop/ProductDetails.tsx'
import { shopMessages } from '../../../features/shop/shop.i18n.ts'
import { localize } from '../../../i18n/localized.ts'
import { BUTTON } from '../../../ui/looks.ts'
import { useCategories } from '../../api/shop-categories.ts'
import type { PreviewProps } from '../../editor/model/editor-kind.ts'
import { PreviewFrame } from '../../preview/PreviewFrame.tsx'
import { usePreviewPicture } from '../../preview/use-preview-picture.tsx'
import { RichTextNodes } from '../../rich-text/RichTextNodes.tsx'

/** The product as its page shows it, with a button that does nothing. */
export function ProductPreview({ typed, locale, item }: PreviewProps<ProductView>) {
  const { data: categories = [] } = useCategories()
  const { picture, missing } = usePreviewPicture(typed.image)
  const row = categories.find(({ id }) => id === typed.category_id)
  const category = row ? { name: NAME.byLocale(row), segment: categorySegment(row.name) } : null
  const product = productOnPage({ id: item?.id ?? 0, ...typed })
  const description = localize(product.descriptionHtml, locale)
  return (
    <PreviewFrame locale={locale}>
      {missing}
      <ProductDetails
        locale={locale}
        picture={picture}
        product={{ ...product, category }}
        lang={description.lang}
        cart={
          // As much room as the page's takes (AddToCart.tsx).
          <p className="w-full max-tablet:mt-4 max-tablet:py-3">
            <span className={BUTTON}>{shopMessages(locale).add}</span>
          </p>
        }
      >
        <RichTextNodes html={description.text} />
      </ProductDetails>
    </PreviewFrame>
  )
}
