import { atom, type ReadableAtom } from 'nanostores'
import { type Draft, type DraftErrors, isSameDraft } from './draft.ts'

type DraftState<Field extends string> = {
  /** The server's values. */
  readonly saved: Draft<Field>
  readonly draft: Draft<Field>
  readonly errors: DraftErrors<Field>
  /** The ISO 8601 instant of the last keystroke; empty before one. */
  readonly changedAt: string
}

export type DraftStore<Field extends string> = {
  readonly $state: ReadableAtom<DraftState<Field>>
  /** Whether there is unsaved text. */
  isDirty(): boolean
  /** Changes a field and clears its error: the next save checks it again. */
  set(field: Field, value: string): void
  setErrors(errors: DraftErrors<Field>): void
  /**
   * The server now has `saved`. The fields show it too, but for those that changed since `sent`.
   * @param sent the field values of the request; without it the store drops all typed text
   */
  settle(saved: Draft<Field>, sent?: Draft<Field>): void
  /** The server now has `saved`. Fields with unsaved text keep it, the others show the saved value. */
  rebase(saved: Draft<Field>): void
}

/** Makes the store of one form: the text of its fields, what of it is saved, and the errors. */
export function createDraftStore<Field extends string>(loaded: Draft<Field>): DraftStore<Field> {
  const $state = atom<DraftState<Field>>({ saved: loaded, draft: loaded, errors: {} as DraftErrors<Field>, changedAt: '' })
  const change = (part: Partial<DraftState<Field>>) => $state.set({ ...$state.get(), ...part })
  /** Shows the saved values, but keeps the text of fields that differ from `base`. */
  const adopt = (saved: Draft<Field>, base: Draft<Field>) => {
    const { draft } = $state.get()
    const fields = Object.keys(saved) as Field[]
    const merged = fields.map(field => [field, draft[field] === base[field] ? saved[field] : draft[field]])
    change({ saved, draft: Object.fromEntries(merged) as Draft<Field> })
  }
  return {
    $state,
    isDirty: () => !isSameDraft($state.get().draft, $state.get().saved),
    set(field, value) {
      const { draft, errors } = $state.get()
      const changedAt = new Date().toISOString()
      change({ draft: { ...draft, [field]: value }, errors: { ...errors, [field]: undefined }, changedAt })
    },
    setErrors: errors => change({ errors }),
    settle(saved, sent = $state.get().draft) {
      adopt(saved, sent)
      change({ errors: {} as DraftErrors<Field> })
    },
    rebase: saved => adopt(saved, $state.get().saved),
  }
}
