import { useStore } from '@nanostores/react'
import { formatEuro } from '#common/euro-text.ts'
import type { Locale } from '#common/locales.ts'
import { $orderable } from './cart-check.ts'
import { CART_SUM, CART_TOTAL } from './cart-looks.ts'
import type { CartTexts } from './cart.i18n.ts'
import { type Cart, itemCount, totalCents } from './cart.rules.ts'

type CartTotalProps = { readonly locale: Locale; readonly cart: Cart; readonly t: CartTexts }

/** The sum of all lines that can be ordered. Screen readers read each change. */
export function CartTotal({ locale, cart, t }: CartTotalProps) {
  const total = formatEuro(totalCents(useStore($orderable)), locale)
  return (
    <>
      <p
        className={`${CART_TOTAL} in-data-cart-lines:border-t in-data-cart-lines:border-rule in-data-cart-lines:pt-6 in-data-cart-lines:pb-2`}
      >
        <span>{t.total}</span> <strong className={CART_SUM}>{total}</strong>
      </p>
      <output className="sr-only">{`${t.count(itemCount(cart))}. ${t.total}: ${total}`}</output>
    </>
  )
}
