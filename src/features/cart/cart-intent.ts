import type { AddToCartData } from './cart-product.ts'

// Brings the cart's dialogs when somebody is about to use them: until then the header's cart is a link, and nothing of
// the dialogs is downloaded.

const ADD = '[data-add-to-cart]'
const CART = '[data-cart-link]:not([aria-current])'

const load = () => import('./cart-dialogs.tsx')

function onIntent(event: Event): void {
  if ((event.target as Element).closest?.(`${ADD}, ${CART}`)) void load().catch(() => {}) // The click tries again.
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element
  const step = target.closest<HTMLElement>('[data-quantity-step]')
  if (step) return changeQuantity(step)
  const add = target.closest<HTMLElement>(ADD)
  const cart = target.closest<HTMLAnchorElement>(CART)
  if ((!add && !cart) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  load().then(
    dialogs => (add ? dialogs.askToAdd(productOf(add), quantityField(add)) : dialogs.openCart()),
    () => cart && location.assign(cart.href),
  )
}

function productOf(button: HTMLElement): AddToCartData {
  return JSON.parse(button.dataset['addToCart'] ?? '') as AddToCartData
}

/** The product page's own quantity. Cards have none: they add one. */
function quantityField(button: HTMLElement): HTMLInputElement | null {
  return button.closest('[data-quantity]')?.querySelector('input') ?? null
}

function changeQuantity(step: HTMLElement): void {
  const input = quantityField(step)
  if (input) input.value = String(Math.min(999, Math.max(1, (Number(input.value) || 1) + Number(step.dataset['quantityStep']))))
}

export function listenForCartIntent(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, onIntent, { passive: true })
  addEventListener('click', onClick)
}
