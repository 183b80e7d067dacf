import { type InputEvent, type SubmitEvent, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '../../../../common/locales.ts'
import { ApiProblem } from '../api/api-client.ts'
import {
  CREDENTIAL_NAMES,
  type CredentialErrors,
  type CredentialName,
  type CredentialValues,
  explainFailure,
  type ToldFailure,
} from './credential-errors.ts'
import type { FormPlace } from './CredentialsForm.tsx'
import { loginMessages } from './login.i18n.ts'

type CredentialsOptions = {
  readonly locale: Locale
  readonly place: FormPlace
  /** What can be told before anything is sent. */
  readonly check: (values: CredentialValues) => CredentialErrors
  /** @returns whether the form is done: it goes on waiting for what comes in its place */
  readonly submit: (values: CredentialValues) => Promise<boolean>
  /** What a refusal of this form's own means; null leaves it to the texts that all forms share. */
  readonly explain?: (refusal: ApiProblem) => ToldFailure | null
}

/** Of {@link CredentialsForm} and its fields. */
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
 * A form for accounts. A field that is wrong says so and gets the focus; `place` hears of any other failure. Whatever
 * happens, what was typed stays: the browser keeps the values, also those that were typed, or filled in by a password
 * manager, before React was there.
 */
export function useCredentials({ locale, place, check, submit, explain }: CredentialsOptions): Credentials {
  const [errors, setErrors] = useState<CredentialErrors>({})
  const [isWaiting, setWaiting] = useState(false)

  /** @returns whether there is one; the first gets the focus */
  const show = (form: HTMLFormElement, found: CredentialErrors): boolean => {
    // The field's text is there when a screen reader reads the field.
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
    // A dialog's ids are not those of the page behind.
    field: name => ({ id: (place.isInDialog ? 'log-in-' : '') + name, name, error: errors[name] ?? '', required: true }),
  }
}

function valuesOf(form: HTMLFormElement): CredentialValues {
  const data = new FormData(form)
  const typed = (name: CredentialName) => String(data.get(name) ?? '')
  return { email: typed('email').trim(), password: typed('password'), repeat: typed('repeat'), code: typed('code').trim() }
}

const never = () => () => {}

/** Whether the component can be used: false in what is printed at publish time, until its code runs in the page. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
