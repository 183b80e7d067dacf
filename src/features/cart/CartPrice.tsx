import { formatEuro } from '#common/euro-text.ts'
import { discountOf, eurosToCents } from '#common/euro.ts'
import type { Locale } from '#common/locales.ts'
import type { CartTexts } from './cart.i18n.ts'
import { type CartProduct, unitCents } from './cart.rules.ts'

type CartPriceProps = {
  readonly locale: Locale
  readonly product: Pick<CartProduct, 'price' | 'new_price'>
  readonly t: CartTexts
  readonly className: string
}

/** The price of one piece. With a discount it shows the old price too, struck through. */
export function CartPrice({ locale, product, t, className }: CartPriceProps) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2.5 text-note ${className}`}>
      <span className="sr-only">{t.price} </span>
      <ins className="no-underline">
        <span>{formatEuro(unitCents(product), locale)}</span>
        <small className="text-fine text-ink-soft"> / {t.unit}</small>
      </ins>
      {discountOf(product.price, product.new_price) !== null && (
        <>
          {' '}
          <span className="sr-only">{t.oldPrice} </span>
          <del className="text-ink-soft">{formatEuro(eurosToCents(product.price), locale)}</del>
        </>
      )}
    </p>
  )
}
