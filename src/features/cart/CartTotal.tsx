import { useStore } from '@nanostores/react'
import { formatEuro } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { $deletedIds } from './cart-check.ts'
import type { CartTexts } from './cart.messages.ts'
import { type Cart, itemCount, totalCents, withoutProducts } from './cart.rules.ts'

type CartTotalProps = { readonly locale: Locale; readonly cart: Cart; readonly t: CartTexts }

/** What all lines cost together; screen readers hear it when it changes. */
export function CartTotal({ locale, cart, t }: CartTotalProps) {
  const deleted = useStore($deletedIds)
  const total = formatEuro(totalCents(withoutProducts(cart, deleted)), locale)
  return (
    <>
      <p className="cart-total">
        <span>{t.total}</span> <strong>{total}</strong>
      </p>
      <output className="sr-only">
        {t.count(itemCount(cart))}. {t.total}: {total}
      </output>
    </>
  )
}
