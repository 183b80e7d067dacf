// Fetches what the page's forms and form dialogs need once somebody is about to use one, and then repeats the click or
// the submit that was too early. Where it cannot be fetched, links and forms work as they stand.
;(() => {
  const { src } = document.currentScript.dataset
  const FORM = 'form[data-message-form]:not([data-message-form=order])'
  const LINK = 'a[data-form-dialog]'
  let isReady = false
  const load = () => import(src).then(() => (isReady = true))
  const found = (event, selector) => !isReady && event.target.closest?.(selector)
  for (const form of document.querySelectorAll(FORM)) form.noValidate = true
  const warm = event => {
    if (found(event, LINK) || (event.type === 'focusin' && found(event, FORM))) load().catch(() => {})
  }
  addEventListener('pointerover', warm, { passive: true })
  addEventListener('focusin', warm)
  addEventListener('click', event => {
    const link = found(event, LINK)
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    load().then(
      () => link.click(),
      () => location.assign(link.href),
    )
  })
  addEventListener('submit', event => {
    const form = found(event, FORM)
    if (!form) return
    event.preventDefault()
    load().then(
      () => form.requestSubmit(),
      () => form.submit(),
    )
  })
})()
