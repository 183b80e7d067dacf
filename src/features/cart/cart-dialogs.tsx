import { createRoot, type Root } from 'react-dom/client'
import { documentLocale } from '../../i18n/document-locale.ts'
import { checkCart } from './cart-check.ts'
import type { AddToCartData } from './cart-product.ts'
import { $addQuestion, $isCartOpen } from './cart-questions.ts'
import { addCartStyles } from './cart-styles.ts'
import { validQuantity } from './cart.rules.ts'
import { CartDialogs } from './CartDialogs.tsx'

let root: Root | null = null
let questions = 0

/** Opens the drawer with the visitor's cart. */
export function openCart(): void {
  mount()
  void checkCart()
  // They say what the cart shows now, and would lie over its buttons on phones.
  for (const toast of document.querySelectorAll('.toast-success')) toast.remove()
  $isCartOpen.set(true)
}

/**
 * Asks how many of a product to add.
 * @param field the page's own quantity, if it has one; set back to 1 when the product was added
 */
export function askToAdd(product: AddToCartData, field: HTMLInputElement | null): void {
  mount()
  questions += 1
  $addQuestion.set({
    key: questions,
    product,
    quantity: field ? validQuantity(Number.parseInt(field.value, 10)) : 1,
    onAdded: () => {
      if (field) field.value = '1'
    },
  })
}

function mount(): void {
  if (root) return
  // Headless UI gives the focus back to what it saw being focused: the first button was, before this code came.
  const opener = document.activeElement
  if (opener instanceof HTMLElement && opener !== document.body) {
    opener.blur()
    opener.focus({ preventScroll: true })
  }
  addCartStyles()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<CartDialogs locale={documentLocale()} />)
}
