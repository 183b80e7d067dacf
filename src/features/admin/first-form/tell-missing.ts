import { pageLocale } from '../../../i18n/locales.ts'
import { findFirstView } from './find-first-form.ts'
import { missingEditorMessages } from './missing-editor.messages.ts'

/** Says it when the editor's scripts do not come: nothing that was pressed will be done. */
export function tellMissing(form: HTMLFormElement): void {
  const tell = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !form.isConnected) return
    document.removeEventListener('error', tell, { capture: true })
    const { missing, reload } = missingEditorMessages(pageLocale(document.documentElement.lang))
    // A form that was not filled cannot be used, and neither could a link in it.
    if (form.inert) noticeBefore(form)
    for (const place of findFirstView()?.querySelectorAll<HTMLElement>('[data-coming]:not([inert] *)') ?? []) {
      // Whoever leaves by it finds what was typed as a draft (keep-typed.ts).
      const again = Object.assign(document.createElement('a'), { href: location.href, textContent: reload })
      place.hidden = false
      place.replaceChildren(missing, ' ', again, '.')
    }
  }
  // A failed script tells nobody but those who ask before it does.
  document.addEventListener('error', tell, { capture: true })
}

function noticeBefore(form: HTMLFormElement): void {
  const notice = document.createElement('output')
  notice.className = 'load-aside'
  notice.dataset['coming'] = ''
  form.before(notice)
}
