import { memo } from 'react'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { langAttribute, localize } from '../../i18n/localized.ts'
import { SlotPicture } from '../../ui/SlotPicture.tsx'
import { BUTTON_QUIET, TITLE_LINK } from '../../ui/looks.ts'
import { addToCartJson } from '../cart/cart-product.ts'
import type { ListedProduct } from '../products/listed-product.ts'
import { Price } from './Price.tsx'
import { shopMessages } from './shop.i18n.ts'

type ProductCardsProps = {
  readonly locale: Locale
  readonly products: readonly ListedProduct[]
  /** Whether the first card has the first picture of the page, visible when it opens. */
  readonly beginsPage?: boolean
  /** Whether the cards begin with the newest of their list, which may be larger. Those of a search or an older part do not. */
  readonly isNewest?: boolean
}

/** Cards of products. The publisher prints them into a page, and ShopList.tsx draws others in the browser. */
export function ProductCards({ locale, products, beginsPage = false, isNewest = false }: ProductCardsProps) {
  // The rows have four places. Where one or two cards would be left over, the two newest are twice as wide, so that pages of 10,
  // 16 and 20 cards fill their rows.
  const hasLeads = isNewest && (products.length % 4 === 1 || products.length % 4 === 2)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-[clamp(1rem,2.5vw,2.25rem)] gap-y-body phone:grid-cols-4">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          locale={locale}
          product={product}
          isFirst={beginsPage && index === 0}
          isLead={hasLeads && index < 2}
        />
      ))}
    </ul>
  )
}

type ProductCardProps = {
  readonly locale: Locale
  readonly product: ListedProduct
  /** Whether its picture is the first of the page. */
  readonly isFirst: boolean
  /** Whether it is one of the two large cards at the list's beginning in wide windows. */
  readonly isLead: boolean
}

const SIZES = '(min-width: 62.5rem) 20rem, (min-width: 40rem) 33vw, 44vw'
const LEAD_SIZES = '(min-width: 82rem) 31rem, (min-width: 62.5rem) 36vw, 44vw'

/** A product in a list: picture, title, price and the button that adds it to the cart (`useAddFromCards` in ShopList.tsx). */
const ProductCard = memo(function ProductCard({ locale, product, isFirst, isLead }: ProductCardProps) {
  const t = shopMessages(locale)
  const title = localize(product.title, locale)
  const lang = langAttribute(title, locale)
  const href = localizedPath(locale, paths.product(product.categorySegment, product.id))
  return (
    <li
      className={`product-card flex min-w-0 flex-col print:break-inside-avoid${isLead ? ' phone:col-span-2' : ''}`}
      data-product={product.id}
    >
      <div className="relative">
        <SlotPicture
          className={isLead ? 'aspect-4/5 phone:aspect-square phone:object-[50%_75%]' : 'aspect-4/5'}
          image={product.image}
          picture={product.picture}
          alt=""
          width={800}
          height={1000}
          sizes={isLead ? LEAD_SIZES : SIZES}
          urgency={isFirst ? 'first' : undefined}
        />
        {/* This second link is for the pointer alone: keyboards and screen readers have that of the title. */}
        <a className="absolute inset-0" href={href} tabIndex={-1} aria-hidden="true" />
        {product.newPriceCents !== null && (
          <span className="pointer-events-none absolute top-3 left-3 bg-primary px-2.5 py-0.5 text-caption text-white">
            {t.discount}
          </span>
        )}
      </div>
      <h2 className="mt-3.5 text-[clamp(1.1875rem,1.05rem+0.5vw,1.4375rem)] leading-tight text-pretty" lang={lang}>
        <a className={TITLE_LINK} href={href}>
          {title.text}
        </a>
      </h2>
      <Price className="mt-1.5 mb-3.5" locale={locale} priceCents={product.priceCents} newPriceCents={product.newPriceCents} />
      <button
        // Aligned along the row, whatever the titles' lengths.
        className={`${BUTTON_QUIET} mt-auto self-start noscript:hidden!`}
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
