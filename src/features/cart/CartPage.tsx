import { useStore } from '@nanostores/react'
import type { Locale } from '../../i18n/locales.ts'
import { cartMessages } from './cart.messages.ts'
import { $cart } from './cart.store.ts'
import { CartLines } from './CartLines.tsx'
import { CartTotal } from './CartTotal.tsx'
import { ClearCart } from './ClearCart.tsx'

type CartPageProps = { readonly locale: Locale; readonly onEmptied: () => void }

/** The lines of the cart page. The empty state stands in the page itself. */
export function CartPage({ locale, onEmptied }: CartPageProps) {
  const t = cartMessages(locale)
  const cart = useStore($cart)
  return (
    <>
      <CartLines locale={locale} cart={cart} t={t} onLastRemoved={onEmptied} />
      <CartTotal locale={locale} cart={cart} t={t} />
      <ClearCart t={t} onCleared={onEmptied} />
    </>
  )
}
