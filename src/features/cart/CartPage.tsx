import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { checkCart } from './cart-check.ts'
import { addCartStyles } from './cart-styles.ts'
import { cartMessages } from './cart.messages.ts'
import { EMPTY_CART, itemCount } from './cart.rules.ts'
import { $cart } from './cart.store.ts'
import { CartLines } from './CartLines.tsx'
import { CartTotal } from './CartTotal.tsx'
import { ClearCart } from './ClearCart.tsx'

type CartPageProps = { readonly locale: Locale }

/** The lines of the cart page. The page itself carries what an empty cart shows. */
export function CartPage({ locale }: CartPageProps) {
  const t = cartMessages(locale)
  const cart = useStore($cart, { ssr: () => EMPTY_CART })
  const place = useRef<HTMLDivElement>(null)
  const page = () => place.current?.closest<HTMLElement>('[data-cart-page]')
  const isFilled = itemCount(cart) > 0

  useEffect(() => {
    addCartStyles()
    void checkCart()
  }, [])
  useEffect(() => {
    page()?.toggleAttribute('data-filled', isFilled)
  }, [isFilled])

  const focusHeading = () => {
    const heading = page()?.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }
  return (
    <div ref={place}>
      <CartLines locale={locale} cart={cart} t={t} onLastRemoved={focusHeading} />
      <CartTotal locale={locale} cart={cart} t={t} />
      <ClearCart t={t} onCleared={focusHeading} />
    </div>
  )
}
