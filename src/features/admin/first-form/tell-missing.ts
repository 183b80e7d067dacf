import { pageLocale } from '../../../i18n/locales.ts'
import { missingEditorMessages } from './missing-editor.messages.ts'

/** Says it when the editor's scripts do not come: nothing that was pressed will be done. */
export function tellMissing(form: HTMLFormElement): void {
  const tell = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !form.isConnected) return
    document.removeEventListener('error', tell, { capture: true })
    const { missing, reload } = missingEditorMessages(pageLocale(document.documentElement.lang))
    // Whoever leaves by it finds what was typed as a draft (keep-typed.ts).
    const again = Object.assign(document.createElement('a'), { href: location.href, textContent: reload })
    // A form that was not filled cannot be used, and neither could a link in it.
    const place = form.inert ? noticeBefore(form) : form.querySelector<HTMLElement>('[data-coming]')
    if (place === null) return
    place.hidden = false
    place.replaceChildren(missing, ' ', again, '.')
  }
  // A failed script tells nobody but those who ask before it does.
  document.addEventListener('error', tell, { capture: true })
}

function noticeBefore(form: HTMLFormElement): HTMLElement {
  const notice = document.createElement('output')
  notice.className = 'load-aside'
  form.before(notice)
  return notice
}
