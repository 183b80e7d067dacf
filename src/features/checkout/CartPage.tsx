import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Locale } from '#common/locales.ts'
import { addDialogStyles } from '../../styles/dialog-styles.ts'
import { useBroughtBack } from '../../ui/use-brought-back.ts'
import { CartLines } from '../cart/CartLines.tsx'
import { CartTotal } from '../cart/CartTotal.tsx'
import { ClearCart } from '../cart/ClearCart.tsx'
import { RemovedLine } from '../cart/RemovedLine.tsx'
import { $published, checkCart } from '../cart/cart-check.ts'
import { cartMessages } from '../cart/cart.i18n.ts'
import { EMPTY_CART, itemCount } from '../cart/cart.rules.ts'
import { $cart } from '../cart/cart.store.ts'
import { OrderForm } from './OrderForm.tsx'

type CartPageProps = {
  readonly locale: Locale
  /** Origin of the API; empty when it is the page's own. */
  readonly apiUrl: string
  /** What an empty cart shows; hidden by its own class while `data-filled` is set. */
  readonly children?: ReactNode
}

/**
 * The part of the cart page that depends on the cart. `data-filled` on the page decides between the lines and the empty state:
 * src/inline/cart-page.js sets it before the first paint and when another tab or page changes the cart. This component sets it,
 * too, once it runs.
 */
export function CartPage({ locale, apiUrl, children }: CartPageProps) {
  const t = cartMessages(locale)
  const cart = useStore($cart, { ssr: () => EMPTY_CART })
  const filledPart = useRef<HTMLDivElement>(null)
  const published = useStore($published)
  const isFilled = itemCount(cart) > 0
  // Ids as one text: the effect below then runs when they change, not at each render.
  const unchecked = Object.keys(cart)
    .filter(id => !published.has(Number(id)))
    .join()

  useEffect(() => {
    // The question before the cart is emptied is a dialog.
    addDialogStyles()
    return $cart.subscribe(now => pageOf(filledPart.current)?.toggleAttribute('data-filled', itemCount(now) > 0))
  }, [])
  // Checks the cart at first, and again when another tab has added lines.
  useEffect(() => {
    if (unchecked !== '') void checkCart()
  }, [unchecked])

  useBroughtBack(() => void checkCart())

  const focusHeading = () => {
    const heading = pageOf(filledPart.current)?.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }
  return (
    <>
      <RemovedLine locale={locale} t={t} />
      <div
        className="cart-filled grid gap-[clamp(2.5rem,5vw,5rem)] not-[[data-filled]_*]:hidden wide:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] wide:items-start print:block"
        ref={filledPart}
      >
        {/* Reserves the room of the lines until they arrive. */}
        <div className="min-w-0 empty:min-h-[60vh]" data-cart-lines>
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

/** The page around an element: it carries `data-filled`. */
function pageOf(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-cart-page]') ?? null
}
