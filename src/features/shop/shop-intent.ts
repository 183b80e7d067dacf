// Brings what makes the shop's controls work when somebody is about to use them, and at once when the address or this
// tab's memory asks for another list than the prebuilt one (src/inline/shop-list.js saw that).

// On its own: the bundler takes what follows an import at once into what it waits for, and a failure would pass it by.
const load = () => import('./shop-list.ts')

export function listenForShopIntent(): void {
  const root = document.querySelector<HTMLElement>('[data-shop-list]')
  const CONTROLS = '[data-shop-controls], [data-shop-filters], [data-shop-list] [data-list-pagination]'
  let isStarted = false

  function start(): void {
    if (isStarted || !root) return
    isStarted = true
    load().then(
      module => module.startShopList(root),
      () => (isStarted = false),
    )
  }

  if (root) {
    for (const type of ['pointerover', 'pointerdown', 'focusin']) {
      addEventListener(type, event => (event.target as Element).closest?.(CONTROLS) && start(), { passive: true })
    }
    for (const type of ['input', 'change']) {
      addEventListener(type, event => {
        if (!(event.target as Element).closest(CONTROLS)) return
        root.toggleAttribute('data-touched', true)
        start()
      })
    }
    if (root.hasAttribute('data-pending')) start()
  }
}
