// Tells the cart page's looks, before it is painted, whether there is something in the cart.
;(() => {
  try {
    const page = document.currentScript.parentElement
    const show = stored => page.toggleAttribute('data-filled', (stored ?? '{}') !== '{}')
    show(localStorage.getItem('cart:v1'))
    const change = stored => show(stored) && page.querySelector('astro-island').dispatchEvent(new Event('needed'))
    // Another tab may fill the cart, and so may other pages before the browser brings this one back as it was.
    addEventListener('storage', ({ key, newValue }) => (key === 'cart:v1' || key === null) && change(newValue))
    addEventListener('pageshow', ({ persisted }) => persisted && change(localStorage.getItem('cart:v1')))
  } catch {
    // Storage is closed to this page: nothing is in the cart.
  }
})()
