// The cart page carries its empty state. What it takes to show lines and to order comes only when there are some; an
// inline script (src/inline/cart-page.js) told the page's looks about them before it was painted.

export function startCartPage(): void {
  const page = document.querySelector<HTMLElement>('[data-cart-page]')
  const lines = page?.querySelector<HTMLElement>('[data-cart-lines]')
  let isStarted = false

  function start(): void {
    if (isStarted || !page || !lines || !page.hasAttribute('data-filled')) return
    isStarted = true
    void import('./cart-page.tsx').then(module => module.showCartPage(page, lines))
    void import('../messages/order/order-form.ts')
  }

  start()
  // Another tab may fill the cart.
  addEventListener('storage', event => {
    if (event.key !== 'cart:v1' || !page || isStarted) return
    page.toggleAttribute('data-filled', (event.newValue ?? '{}') !== '{}')
    start()
  })
}
