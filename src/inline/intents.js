// Fetches the script that knows what visitors reach for (src/islands/intents.ts) once the page is painted, so that it
// does not compete with what they came to see; sooner when somebody already reaches, at once when the page waits for it.
// What was reached for, pressed or typed before it was there is repeated. `html[data-reached]` tells style sheets that
// somebody is there.
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
  // Browsers tell of a paint when it is on the screen; what came since is there a frame later. Where nothing is painted,
  // whoever reaches for something brings it.
  const whenPainted = work =>
    new PerformanceObserver((paints, observer) => {
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
    }).observe({ type: 'paint', buffered: true })
  const notice = () => (document.documentElement.dataset.reached = '')
  const warm = () => isReady || load().catch(notice)
  const reach = event => {
    notice()
    if (isReady) return
    reached = event
    warm()
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, reach, { passive: true })
  for (const type of ['keydown', 'wheel']) addEventListener(type, notice, { passive: true })
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
