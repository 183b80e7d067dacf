import { isSaveShortcut } from '../form/save-shortcut.ts'
import { markComposing } from '../form/when-composed.ts'
import { focusByLabel } from '../rich-text/focus-by-label.ts'
import { nameItemInLinks } from './name-item-in-links.ts'
import { fillFirstForm } from './fill-first-form.ts'
import { findFirstForm } from './find-first-form.ts'
import { keepTyped } from './keep-typed.ts'
import { tellMissing } from './tell-missing.ts'

/** The script of an editor's page until the editor's own are there. */
function start(form: HTMLFormElement, path: string): void {
  let item: Readonly<Record<string, unknown>> | null = null
  keepTyped(form, path, () => item)
  markComposing(form)
  tellMissing(form)
  nameItemInLinks(path)
  document.addEventListener('keydown', event => {
    // Not where something else stands in its place, either: an editor that failed.
    if (!form.isConnected || form.closest('[hidden]') || !isSaveShortcut(event)) return
    event.preventDefault()
    form.querySelector<HTMLElement>('button[type=submit]')?.click()
  })
  for (const text of form.querySelectorAll<HTMLElement>('[role=textbox]')) {
    focusByLabel(text.id)
  }
  fillFirstForm(form, path)
    .then(
      filled => (item = filled),
      // That there is no answer, or what it refuses, is told by the editor, which asks the same.
      () => {},
    )
    .finally(() => form.dispatchEvent(new Event('ready')))
}

const form = findFirstForm()
const path = form?.dataset['item'] ?? ''
// A page whose address names no item is the editor's to explain.
if (path.includes(':')) form?.dispatchEvent(new Event('ready'))
else if (form) start(form, path)
