import { pageLocale } from '../../../i18n/locales.ts'
import { findFirstView } from './find-first-form.ts'
import { missingEditorMessages } from './missing-editor.messages.ts'

/** Says it when the editor's scripts do not come: nothing that was pressed will be done. */
export function tellMissing(form: HTMLFormElement): void {
  const tell = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !form.isConnected) return
    document.removeEventListener('error', tell, { capture: true })
    const { missing, reload } = missingEditorMessages(pageLocale(document.documentElement.lang))
    // Whoever leaves by it finds what was typed as a draft (keep-typed.ts). With a fragment it would not load anything.
    const href = location.pathname + location.search
    const again = Object.assign(document.createElement('a'), { href, textContent: reload })
    const place = placeOf(form)
    place.hidden = false
    place.replaceChildren(missing, ' ', again, '.')
  }
  // A failed script tells nobody but those who ask before it does.
  document.addEventListener('error', tell, { capture: true })
}

/** Where a press waits, else where the form tells how things are; a form that was not filled cannot be used, nor a link in it. */
function placeOf(form: HTMLFormElement): HTMLElement {
  const waiting = findFirstView()?.querySelector<HTMLElement>('[data-coming]:not([hidden], [inert] *)')
  return waiting ?? (form.inert ? null : form.querySelector<HTMLElement>('[data-coming]')) ?? noticeBefore(form)
}

function noticeBefore(form: HTMLFormElement): HTMLElement {
  const notice = document.createElement('output')
  notice.className = 'load-aside'
  form.before(notice)
  return notice
}
