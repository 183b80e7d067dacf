// Tells the cart page's looks, before it is painted, whether there is something in the cart.
;(() => {
  try {
    const page = document.currentScript.parentElement
    const show = stored => page.toggleAttribute('data-filled', (stored ?? '{}') !== '{}')
    show(localStorage.getItem('cart:v1'))
    // Another tab may fill the cart.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === 'cart:v1' && show(newValue)) page.querySelector('astro-island').dispatchEvent(new Event('needed'))
    })
  } catch {
    // Storage is closed to this page: nothing is in the cart.
  }
})()
