import type { Locale } from '../../i18n/locales.ts'
import type { ListedProduct } from './listed-product.ts'
import { ProductCard } from './ProductCard.tsx'

type ProductCardsProps = {
  readonly locale: Locale
  readonly products: readonly ListedProduct[]
  /** Whether the first card is the first picture of the page, in sight when it opens. */
  readonly beginsPage?: boolean
  /** Whether the newest come first, of all there are: an answer to a question or an older part puts no card before others. */
  readonly isNewest?: boolean
}

/** Cards of products: printed with a page, or drawn by its list (ShopList.tsx). */
export function ProductCards({ locale, products, beginsPage = false, isNewest = false }: ProductCardsProps) {
  /** Where one or two cards would be left over, the two newest are twice as wide: pages of 10, 16 and 20 fill their rows. */
  const hasLeads = isNewest && (products.length % 4 === 1 || products.length % 4 === 2)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-[clamp(1rem,2.5vw,2.25rem)] gap-y-body phone:grid-cols-4">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          locale={locale}
          product={product}
          priority={beginsPage && index === 0}
          isLead={hasLeads && index < 2}
        />
      ))}
    </ul>
  )
}
