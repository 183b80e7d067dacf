// The cart page carries its empty state. What it takes to show lines and to order comes only when there are some; an
// inline script (src/inline/cart-page.js) told the page's looks about them before it was painted.

const loadLines = () => import('./cart-page.tsx')
const loadOrder = () => import('../messages/order/order-form.ts')

export function startCartPage(): void {
  const page = document.querySelector<HTMLElement>('[data-cart-page]')
  const lines = page?.querySelector<HTMLElement>('[data-cart-lines]')
  let isStarted = false

  function start(): void {
    if (isStarted || !page || !lines || !page.hasAttribute('data-filled')) return
    isStarted = true
    Promise.all([loadLines(), loadOrder()]).then(
      ([{ showCartPage }]) => showCartPage(page, lines),
      () => (isStarted = false),
    )
  }

  start()
  // What was lost on its way is fetched when the network is back.
  addEventListener('online', start)
  // Another tab may fill the cart.
  addEventListener('storage', event => {
    if (event.key !== 'cart:v1' || !page || isStarted) return
    page.toggleAttribute('data-filled', (event.newValue ?? '{}') !== '{}')
    start()
  })
}
