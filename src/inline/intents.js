// Fetches the script that knows what visitors reach for (src/islands/intents.ts) once the page is painted, so that it
// does not compete with what they came to see; sooner when a visitor already reaches. What was reached for before it was
// there is reached for again. `html[data-reached]` tells style sheets that somebody is there.
;(() => {
  const { src } = document.currentScript.dataset
  let isReady = false
  let reached
  const load = () =>
    import(src).then(() => {
      isReady = true
      reached?.target.dispatchEvent(new Event(reached.type, { bubbles: true }))
      reached = undefined
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
  if (document.readyState === 'complete') whenPainted(warm)
  else addEventListener('load', () => whenPainted(warm))
})()
