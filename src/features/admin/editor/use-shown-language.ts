import { useState } from 'react'
import { flushSync } from 'react-dom'
import { firstError } from '../form/draft.ts'
import type { DraftStore } from '../form/draft-store.ts'
import { $siteLanguage } from '../language/page-language.ts'
import type { EditorField } from './editor-field.ts'
import { TAKE_OVER } from './lacking-translations.ts'

/** Which language's fields are open: at first that of the site the editor was opened from, and then the one that somebody chose or that holds the first mistake. */
export function useShownLanguage<Name extends string, Extra>(
  fields: readonly EditorField<Name, Extra>[],
  store: DraftStore<Name>,
) {
  const [shown, setShown] = useState($siteLanguage.get())
  const focusFirstError = () => {
    const first = firstError(
      fields.map(({ name }) => name),
      store.$state.get().errors,
    )
    const language = fields.find(({ name }) => name === first)?.language
    if (first === null) return
    flushSync(() => setShown(current => language ?? current))
    // Where nothing but translations are missing, one press mends it (TakeOverOffer.tsx).
    const offer = language === null || language === 'et' ? null : document.getElementById(TAKE_OVER)
    ;(offer ?? document.getElementById(first))?.focus()
  }
  return { shown, setShown, focusFirstError }
}
