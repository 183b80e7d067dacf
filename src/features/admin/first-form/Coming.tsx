import type { Locale } from '../../../i18n/locales.ts'
import { loadingMessages } from '../loading/loading.messages.ts'

/** Shown when something beside it was pressed that has to wait for the editor (src/inline/first-form.js, tell-missing.ts). */
export function Coming({ locale }: { readonly locale: Locale }) {
  return (
    <output hidden data-coming>
      {loadingMessages(locale).loading}
    </output>
  )
}
