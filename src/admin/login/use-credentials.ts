import { type InputEvent, type SubmitEvent, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#common/locales.ts'
import { useBroughtBack } from '../../ui/use-brought-back.ts'
import { ApiProblem } from '../api/api-client.ts'
import type { FormPlace } from './CredentialsForm.tsx'
import {
  CREDENTIAL_NAMES,
  type CredentialErrors,
  type CredentialName,
  type CredentialValues,
  explainFailure,
  type ExplainedFailure,
} from './credential-errors.ts'
import { loginMessages } from './login.i18n.ts'

type CredentialsOptions = {
  readonly locale: Locale
  readonly place: FormPlace
  /** What the browser can check before it sends anything. */
  readonly check: (values: CredentialValues) => CredentialErrors
  /** @returns whether the form is done: then it keeps waiting, because another page or part is about to replace it */
  readonly submit: (values: CredentialValues) => Promise<boolean>
  /** This form's own meaning of a refusal; null for the text that all forms share. */
  readonly explain?: (refusal: ApiProblem) => ExplainedFailure | null
}

/** What {@link CredentialsForm} and its fields need of the hook. */
export type Credentials = {
  readonly isWaiting: boolean
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void
  readonly field: (name: CredentialName) => CredentialFieldProps
}

export type CredentialFieldProps = {
  readonly id: string
  readonly name: CredentialName
  readonly error: string
  readonly required: true
}

/**
 * Checks and sends a form for accounts. A wrong field shows its error and gets the focus; `place` gets any other failure. The
 * typed values always stay, because the browser keeps them: also those that were typed, or that a password manager filled in,
 * before React was there.
 */
export function useCredentials({ locale, place, check, submit, explain }: CredentialsOptions): Credentials {
  const [errors, setErrors] = useState<CredentialErrors>({})
  const [isWaiting, setWaiting] = useState(false)
  useReloadOfKeptPage(isWaiting)

  /** Shows errors. @returns whether there are any; the first field with one gets the focus */
  const show = (form: HTMLFormElement, found: CredentialErrors): boolean => {
    // The error has to be there when a screen reader reads the focused field.
    flushSync(() => setErrors(found))
    const first = CREDENTIAL_NAMES.find(name => found[name])
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return first !== undefined
  }
  const send = async (form: HTMLFormElement) => {
    const values = valuesOf(form)
    place.onFailure(null)
    if (show(form, check(values))) return
    setWaiting(true)
    try {
      setWaiting(await submit(values))
    } catch (error) {
      setWaiting(false)
      const own = error instanceof ApiProblem ? explain?.(error) : null
      const { field, text } = own ?? explainFailure(error, loginMessages(locale))
      if (field === null) place.onFailure(text)
      else show(form, { [field]: text })
    }
  }
  return {
    isWaiting,
    onSubmit(event) {
      event.preventDefault()
      if (!isWaiting) void send(event.currentTarget)
    },
    onInput({ target }) {
      if (target instanceof HTMLInputElement) setErrors(before => ({ ...before, [target.name]: null }))
    },
    // The dialog's ids must differ from those of the page behind.
    field: name => ({ id: (place.isInDialog ? 'log-in-' : '') + name, name, error: errors[name] ?? '', required: true }),
  }
}

/**
 * Reloads a page that comes back from the browser's back/forward cache. A form that has led to another page is still waiting
 * there, and would wait for ever.
 */
export function useReloadOfKeptPage(isWaiting: boolean): void {
  useBroughtBack(() => {
    if (isWaiting) location.reload()
  })
}

function valuesOf(form: HTMLFormElement): CredentialValues {
  const data = new FormData(form)
  const typed = (name: CredentialName) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: typed('email').trim(), password: typed('password'), repeat: typed('repeat'), code: typed('code').trim() }
}

const subscribeToNothing = () => () => {}

/** Whether the component's code runs: false in the build, and in the page until React has hydrated what the build rendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
