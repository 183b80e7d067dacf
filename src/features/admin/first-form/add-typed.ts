import type { DraftStore } from '../form/draft-store.ts'
import { findFirstForm, typedIn } from './find-first-form.ts'

/** Puts into a form's store what was typed while its scripts were on their way. */
export function addTyped<Name extends string>(store: DraftStore<Name>): DraftStore<Name> {
  const { draft } = store.$state.get()
  for (const [name, value] of Object.entries(typedIn(findFirstForm()))) {
    if (name in draft) store.set(name as Name, value)
  }
  return store
}
