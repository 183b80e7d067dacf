// Keeps what the visitor types into a form of the page in this tab's storage, also through a change of the page's language. When
// the form's code has sent it, what is kept is empty.
// A browser that could not load that code sends the form by itself and comes to the page "Message sent" (kontakt/saadetud.astro).
// There is no form on it (`data-form`), and the script cannot know which one was sent: it empties what all of them have kept, but
// for the order, which only the form's code can send.
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
    // The form's code, if it is there, listens for this (OrderFields.tsx).
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
    // Where the visitor goes back, the browser shows the fields as they were. Since then the visitor may have typed more, or sent
    // the form, on the page in another language.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted || performance.getEntriesByType('navigation')[0]?.type === 'back_forward') restore()
    })
  } catch {
    // Storage is closed to this page, or holds something else.
  }
})()
