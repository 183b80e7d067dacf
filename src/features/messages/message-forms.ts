import { openDialog, prepareDialog } from './dialog/form-dialog.ts'
import { runMessageForm } from './form/run-message-form.ts'

/**
 * The forms of a page and the dialogs its links open. src/inline/message-forms.js fetches this when somebody is about
 * to use one, and repeats the click or the submit that came before it was here.
 */
const FORM = 'form[data-message-form]:not([data-message-form=order])'
const LINK = 'a[data-form-dialog]'

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null
}

function warm(event: Event): void {
  const link = linkOf(event)
  if (link) void prepareDialog(link).catch(() => {})
}

// What is pointed at or focused already will not say so again.
const first = document.querySelector<HTMLAnchorElement>(`:is(${LINK}):is(:hover, :focus)`)
if (first) void prepareDialog(first).catch(() => {})
for (const type of ['pointerover', 'focusin']) document.addEventListener(type, warm)

document.addEventListener('click', event => {
  const link = linkOf(event)
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openDialog(link).catch(() => location.assign(link.href))
})

for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) runMessageForm(form)
