// Fetches the script that knows what visitors reach for (src/islands/intents.ts) once the page is painted, so that it
// does not compete with what they came to see; sooner when somebody already reaches, at once when the page waits for it.
// What was reached for, pressed or typed before it was there is repeated.
;(() => {
  const { src } = document.currentScript.dataset
  const PRESSED = '[data-add-to-cart], [data-quantity-step], [data-cart-link]:not([aria-current])'
  let isReady = false
  let typed, reached
  const load = () =>
    import(src).then(() => {
      isReady = true
      for (const event of [reached, typed]) event?.target.dispatchEvent(new Event(event.type, { bubbles: true }))
      typed = reached = undefined
      return isReady
    })
  // A frame begins when the one before it is on the screen. Where none is drawn, whoever reaches for something brings it.
  const whenPainted = work => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
  const warm = () => isReady || load().catch(() => {})
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(type, event => isReady || ((reached = event), warm()), { passive: true })
  for (const type of ['input', 'change']) addEventListener(type, event => isReady || (typed = event))
  addEventListener('click', event => {
    const pressed = !isReady && event.target.closest?.(PRESSED)
    if (!pressed || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    load().then(
      () => pressed.click(),
      () => pressed.href && location.assign(pressed.href),
    )
  })
  if (document.querySelector('[data-pending], [data-filled]')) warm()
  else if (document.readyState === 'complete') whenPainted(warm)
  else addEventListener('load', () => whenPainted(warm))
})()
