// Shows the number of distinct products beside the header's cart. It imports nothing, so that the page can carry it inline and
// show the number with its first paint.

/** The key of cart.store.ts. */
const STORAGE_KEY = 'cart:v1'
const badge = document.querySelector<HTMLElement>('[data-cart-count]')

function storedCount(): number {
  try {
    return Object.keys(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as object).length
  } catch {
    return 0 // Storage is closed to this page, or holds something else.
  }
}

function show(count: number): void {
  if (!badge) return
  badge.textContent = String(count)
  badge.hidden = count === 0
}

const update = () => show(storedCount())

addEventListener('storage', event => {
  // Without a key, another tab cleared the whole storage.
  if (event.key === STORAGE_KEY || event.key === null) update()
})
addEventListener('pageshow', update)
// The browser now shows a prerendered page.
document.addEventListener('prerenderingchange', update)
// The cart's code (cart.store.ts) tells the number after each change on this page.
addEventListener('cart:count', event => show((event as CustomEvent<number>).detail))
update()
