import { memo } from 'react'
import { langAttribute, localize } from '../../i18n/localized.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localizedPath, paths } from '../../i18n/paths.ts'
import { SlotPicture } from '../../ui/SlotPicture.tsx'
import { addToCartJson } from '../cart/cart-product.ts'
import type { ListedProduct } from './listed-product.ts'
import { Price } from './Price.tsx'
import { shopMessages } from './shop.messages.ts'

type ProductCardProps = {
  readonly locale: Locale
  readonly product: ListedProduct
  /** Whether the card is in sight when the page opens. */
  readonly priority: boolean
  /** Whether it is one of the two large ones that begin the list in wide windows (product-cards.css). */
  readonly isLead: boolean
}

const SIZES = '(min-width: 62.5rem) 20rem, (min-width: 40rem) 33vw, 46vw'
const LEAD_SIZES = '(min-width: 82rem) 31rem, (min-width: 62.5rem) 36vw, 46vw'

/** A product in a list: picture, title, price and the button that adds it to the cart (use-add-from-cards.tsx). */
export const ProductCard = memo(function ProductCard({ locale, product, priority, isLead }: ProductCardProps) {
  const t = shopMessages(locale)
  const title = localize(product.title, locale)
  const lang = langAttribute(title, locale)
  return (
    <li className="product-card" data-product={product.id}>
      <div className="product-card-picture">
        <SlotPicture
          image={product.image}
          picture={product.picture}
          alt=""
          width={800}
          height={1000}
          sizes={isLead ? LEAD_SIZES : SIZES}
          priority={priority}
        />
        {product.newPriceCents !== null && <span className="product-card-mark">{t.discount}</span>}
      </div>
      <h2 lang={lang}>
        <a href={localizedPath(locale, paths.product(product.categorySegment, product.id))}>{title.text}</a>
      </h2>
      <Price locale={locale} priceCents={product.priceCents} newPriceCents={product.newPriceCents} />
      <button
        className="button button-quiet product-card-action needs-script"
        type="button"
        aria-haspopup="dialog"
        data-add-to-cart={addToCartJson(product)}
      >
        {`${t.add} `}
        <span className="sr-only" lang={lang}>
          {title.text}
        </span>
      </button>
    </li>
  )
})
