import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { OrderForm } from '../messages/order/OrderForm.tsx'
import { checkCart } from './cart-check.ts'
import { addCartStyles } from './cart-styles.ts'
import { cartMessages } from './cart.messages.ts'
import { EMPTY_CART, itemCount } from './cart.rules.ts'
import { $cart } from './cart.store.ts'
import { CartLines } from './CartLines.tsx'
import { CartTotal } from './CartTotal.tsx'
import { ClearCart } from './ClearCart.tsx'
import { RemovedLine } from './RemovedLine.tsx'

type CartPageProps = {
  readonly locale: Locale
  /** Origin of the API; empty when it is the page's own. */
  readonly apiUrl: string
  /** What an empty cart shows. */
  readonly children?: ReactNode
}

/** What the cart page shows of the cart. Its style sheet shows the lines or the empty state, by `data-filled`. */
export function CartPage({ locale, apiUrl, children }: CartPageProps) {
  const t = cartMessages(locale)
  const cart = useStore($cart, { ssr: () => EMPTY_CART })
  const place = useRef<HTMLDivElement>(null)
  const isFilled = itemCount(cart) > 0

  useEffect(() => {
    addCartStyles()
    void checkCart()
    return $cart.subscribe(now => pageOf(place.current)?.toggleAttribute('data-filled', itemCount(now) > 0))
  }, [])

  const focusHeading = () => {
    const heading = pageOf(place.current)?.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }
  return (
    <>
      <RemovedLine locale={locale} t={t} onPutBack={focusHeading} />
      <div className="cart-filled" ref={place}>
        <div data-cart-lines>
          {isFilled && (
            <>
              <CartLines locale={locale} cart={cart} t={t} onLastRemoved={focusHeading} />
              <CartTotal locale={locale} cart={cart} t={t} />
              <ClearCart t={t} onCleared={focusHeading} />
            </>
          )}
        </div>
        <div data-order-form>
          <OrderForm locale={locale} place={{ apiUrl }} />
        </div>
      </div>
      {children}
    </>
  )
}

function pageOf(element: HTMLElement | null): HTMLElement | null | undefined {
  return element?.closest<HTMLElement>('[data-cart-page]')
}
