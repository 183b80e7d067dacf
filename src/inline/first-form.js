// Keeps what is done in an editor's form before its scripts are there (src/features/admin/first-form): what was typed in,
// and the last press on a button. Has the editor's scripts fetched when that
// form is on the screen, and run when it can be used, too.
{
  const editor = document.currentScript.previousElementSibling
  const scripts = editor.previousElementSibling
  const form = scripts.previousElementSibling
  /** However long the form takes to be filled, or to be seen in a tab behind others. */
  const PATIENCE_MS = 1000

  form.addEventListener('input', ({ target }) => {
    target.dataset.typed = ''
  })

  // Enter in a field is a press on the form's button, too.
  form.addEventListener('click', event => {
    const button = event.target.closest('button')
    if (button === null) return
    event.preventDefault()
    if (button.ariaDisabled === 'true') return
    form.dataset.pressed = button.textContent
    form.querySelector('[data-coming]').hidden = false
  })

  // A word of some keyboards is not in its field before it is whole.
  form.addEventListener('compositionstart', () => {
    form.dataset.composing = ''
  })
  form.addEventListener('compositionend', () => {
    delete form.dataset.composing
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
