// Decides before the first paint whether the cart page shows the lines or the empty state: `data-filled` says that the cart holds
// something. The cart's code (src/features/checkout/CartPage.tsx) takes over later.
;(() => {
  try {
    const page = document.currentScript.parentElement
    const show = stored => page.toggleAttribute('data-filled', (stored ?? '{}') !== '{}')
    show(localStorage.getItem('cart:v1'))
    const change = stored => show(stored) && page.querySelector('astro-island').dispatchEvent(new Event('needed'))
    // Another tab may fill the cart, or another page before the browser brings this one back as it was. Then the page needs the
    // cart's code.
    addEventListener('storage', ({ key, newValue }) => (key === 'cart:v1' || key === null) && change(newValue))
    addEventListener('pageshow', ({ persisted }) => persisted && change(localStorage.getItem('cart:v1')))
  } catch {
    // Storage is closed to this page: nothing is in the cart.
  }
})()
