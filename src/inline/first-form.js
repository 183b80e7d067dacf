// An editor's form before its scripts are there (src/features/admin/first-form). This asks the API for what the form shows,
// and leaves the answers to later scripts (src/features/admin/api/early-answers.ts); keeps what is done meanwhile, which is
// what was typed and the last press on a button; and has the editor's scripts fetched when the form is on the screen, and
// run when it can be used, too.
{
  const editor = document.currentScript.previousElementSibling
  const scripts = editor.previousElementSibling
  const view = scripts.previousElementSibling
  const form = view.querySelector('form')
  const { item, options } = form.dataset
  const [, id] = /\/([1-9]\d{0,9})\/?$/.exec(location.pathname) ?? []
  if (id) form.dataset.item = item.replace(':id', id)

  // The page is in the language of the account; it is about the site from which it was opened, and leads back to that.
  const [prefix = '', site = 'et'] = /^\/(en|ru)(?=\/)/.exec(location.pathname) ?? []
  for (const tab of view.querySelectorAll('[role=tab]')) tab.ariaSelected = String(tab.id.endsWith(`-${site}`))
  for (const panel of view.querySelectorAll('[role=tabpanel]')) panel.hidden = !panel.id.endsWith(`-${site}`)
  for (const link of view.querySelectorAll('a')) link.href = prefix + link.pathname.replace(/^\/(en|ru)(?=\/)/, '') + link.hash

  /** As src/features/admin/api/api-request.ts asks, and with it whoever asked even earlier (server/site/early-reads.ts). */
  const ask = async path => {
    const { apiUrl = '' } = document.documentElement.dataset
    const signal = AbortSignal.timeout(20_000)
    const headers = { accept: 'application/json' }
    const response = await fetch(apiUrl + path, { headers, credentials: 'include', cache: 'no-cache', signal })
    return { response, text: await response.text() }
  }
  globalThis.earlyAnswers = new Map()
  for (const path of [form.dataset.item, options]) {
    if (!path || /:|\/new$/.test(path)) continue
    const answer = ask(path)
    earlyAnswers.set(path, answer)
    // Whoever takes it hears of it.
    answer.catch(() => {})
  }

  /** However long the form takes to be filled, or to be seen in a tab behind others. */
  const PATIENCE_MS = 1000

  form.addEventListener('input', ({ target }) => {
    // Texts know better (rich-text/plain-writing.ts).
    if (!target.isContentEditable) target.dataset.typed = ''
  })

  // Enter in a field is a press on the form's button, too.
  view.addEventListener('click', event => {
    const button = event.target.closest('button')
    if (button === null) return
    event.preventDefault()
    if (button.ariaDisabled === 'true') return
    view.dataset.pressed = button.getAttribute('aria-label') ?? button.textContent
    button.closest('section, form').querySelector('[data-coming]').hidden = false
  })

  const whenPainted = work =>
    new PerformanceObserver((paints, observer) => {
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(work))
    }).observe({ type: 'paint', buffered: true })
  // A template is replaced once: it is not in the page any more when it is asked for again.
  const fetchScripts = () => scripts.replaceWith(scripts.content)
  const start = () => {
    fetchScripts()
    editor.replaceWith(editor.content)
  }
  whenPainted(fetchScripts)
  form.addEventListener('ready', () => whenPainted(start))
  setTimeout(start, PATIENCE_MS)
}
