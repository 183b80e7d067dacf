import { createRoot } from 'react-dom/client'
import { documentLocale } from '../../i18n/document-locale.ts'
import { checkCart } from './cart-check.ts'
import { addCartStyles } from './cart-styles.ts'
import { itemCount } from './cart.rules.ts'
import { $cart } from './cart.store.ts'
import { CartPage } from './CartPage.tsx'

/** Shows the lines on the cart page, and its empty state whenever there are none. */
export function showCartPage(page: HTMLElement, lines: HTMLElement): void {
  addCartStyles()
  void checkCart()
  const heading = page.querySelector<HTMLElement>('h1')
  createRoot(lines).render(
    <CartPage
      locale={documentLocale()}
      onEmptied={() => {
        heading?.setAttribute('tabindex', '-1')
        heading?.focus()
      }}
    />,
  )
  $cart.subscribe(cart => page.toggleAttribute('data-filled', itemCount(cart) > 0))
}
