// Tells the cart page's looks, before it is painted, whether there is something in the cart.
;(() => {
  try {
    const isFilled = (localStorage.getItem('cart:v1') ?? '{}') !== '{}'
    document.currentScript.parentElement.toggleAttribute('data-filled', isFilled)
  } catch {
    // Storage is closed to this page: nothing is in the cart.
  }
})()
