// Keeps what the visitor types into a form of the page for this browser session, through a change of the page's language, until the
// visitor sends it. The order form does so itself (src/features/checkout/typed-order.ts).
;(() => {
  const { dataset, parentElement } = document.currentScript
  const KEY = `form ${dataset.form}`
  const fields = () => [...parentElement.querySelectorAll('[data-field] :is(input, select, textarea)')]
  const keep = () => {
    const typed = fields().filter(({ value }) => value !== '')
    if (typed.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))))
  }
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY)) ?? {}
    for (const field of fields()) {
      field.value ||= kept[field.name] ?? ''
      // A select without that choice would show none at all.
      field.value ||= ''
    }
    parentElement.addEventListener('input', keep)
    // The form's code empties it once it is sent, and then puts back what the visitor typed meanwhile.
    parentElement.addEventListener('reset', () => queueMicrotask(keep))
  } catch {
    // Storage is closed to this page, or holds something else.
  }
})()
