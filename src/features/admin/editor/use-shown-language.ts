import { useState } from 'react'
import { flushSync } from 'react-dom'
import { firstError } from '../form/draft.ts'
import type { DraftStore } from '../form/draft-store.ts'
import { $pageLanguage } from '../language/page-language.ts'
import type { EditorField } from './editor-field.ts'

/** Which language's fields are open: the page's at first, and then the one that somebody chose or that holds the first mistake. */
export function useShownLanguage<Name extends string, Extra>(
  fields: readonly EditorField<Name, Extra>[],
  store: DraftStore<Name>,
) {
  const [shown, setShown] = useState($pageLanguage.get())
  const focusFirstError = () => {
    const first = firstError(
      fields.map(({ name }) => name),
      store.$state.get().errors,
    )
    const language = fields.find(({ name }) => name === first)?.language
    if (first === null) return
    flushSync(() => setShown(current => language ?? current))
    document.getElementById(first)?.focus()
  }
  return { shown, setShown, focusFirstError }
}
