// Keeps what the visitor types into a form of the page for this browser session, through a change of the page's language, until the
// visitor sends it; then what is kept is empty. On the page that says that the browser has sent a form by itself, for want of its
// code, this script forgets what all of them have kept; only an order is never sent so.
;(() => {
  const { dataset, parentElement } = document.currentScript
  // A question about a product (ASKED_PRODUCT of src/features/contact/contact-form.ts) is another message.
  const KEY = ['form', dataset.form, ...new URLSearchParams(location.search).getAll('toode')].join(' ')
  const fields = () => [...parentElement.querySelectorAll('[data-field] :is(input, select, textarea)')]
  const keep = () => {
    const typed = fields().filter(({ value }) => value !== '')
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))))
  }
  const restore = () => {
    const kept = JSON.parse(sessionStorage.getItem(KEY))
    if (kept === null) return
    for (const field of fields()) {
      field.value = kept[field.name] ?? ''
      // A select without that choice would show none at all.
      field.value ||= ''
    }
    // For the form's code, if it is there (OrderFields.tsx).
    fields()[0]?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  try {
    if (!dataset.form)
      for (const key of Object.keys(sessionStorage)) if (/^form (?!order)/.test(key)) sessionStorage.setItem(key, '{}')
    restore()
    // A page that is rendered ahead may be older than what the visitor has typed since.
    document.addEventListener('prerenderingchange', restore)
    parentElement.addEventListener('input', keep)
    // The form's code empties it once it is sent, and then puts back what the visitor typed meanwhile.
    parentElement.addEventListener('reset', () => queueMicrotask(keep))
    // On the way back the browser shows what was typed here: the visitor may have gone on, or sent it, in another language.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted || performance.getEntriesByType('navigation')[0]?.type === 'back_forward') restore()
    })
  } catch {
    // Storage is closed to this page, or holds something else.
  }
})()
