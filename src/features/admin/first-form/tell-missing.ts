import { pageLocale } from '../../../i18n/locales.ts'
import { missingEditorMessages } from './missing-editor.messages.ts'

/** Says it when the editor's scripts do not come: nothing that was pressed will be done. */
export function tellMissing(form: HTMLFormElement): void {
  const tell = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !form.isConnected) return
    const { missing, reload } = missingEditorMessages(pageLocale(document.documentElement.lang))
    const status = form.querySelector<HTMLElement>('[data-coming]')
    // Whoever leaves by it finds what was typed as a draft (keep-typed.ts).
    status?.replaceChildren(
      missing,
      ' ',
      Object.assign(document.createElement('a'), { href: location.href, textContent: reload }),
      '.',
    )
    if (status) status.hidden = false
  }
  // A failed script tells nobody but those who ask before it does.
  document.addEventListener('error', tell, { capture: true })
}
