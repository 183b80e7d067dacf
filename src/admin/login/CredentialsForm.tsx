import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { InputField } from '../form/InputField.tsx'
import { ANSWERS_ROW, BUTTON, BUTTON_QUIET, BUTTON_SMALL } from '../ui/looks.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import type { CredentialFieldProps, Credentials } from './use-credentials.ts'

/** The place of a form for accounts: its own page, or the dialog over another one. */
export type FormPlace = {
  readonly isInDialog: boolean
  /** Called with a failure that concerns no field, in words; with null when another try begins. */
  readonly onFailure: (text: string | null) => void
  /** A failure that concerns no field, where the form shows it itself. */
  readonly failure?: string | null
  /** The buttons beside the submit button. */
  readonly answers?: ReactNode
}

/** The place of a form on its own page: a toast reports failures that concern no field. */
export const ON_PAGE: FormPlace = {
  isInDialog: false,
  onFailure(text) {
    if (text !== null) showOwnToast(text, 'error')
  },
}

type CredentialsFormProps = {
  readonly form: Credentials
  readonly place: FormPlace
  readonly submitText: string
  readonly waitingText: string
  /** Whether the page offers a better way than this form. */
  readonly isQuiet?: boolean
  /** The fields. */
  readonly children: ReactNode
  /** Another way to log in, below the buttons. */
  readonly after?: ReactNode
}

/**
 * The frame of the forms for accounts. On its own page it belongs to an island with `client:intent`, which repeats a submit that
 * came before its code. With the method `dialog`, browsers since 2022 send nothing by themselves.
 */
export function CredentialsForm({ form, place, submitText, waitingText, isQuiet, children, after }: CredentialsFormProps) {
  const { isWaiting } = form
  const look = place.answers ? BUTTON_SMALL : `${isQuiet ? BUTTON_QUIET : BUTTON} w-full`
  const submit = (
    <button className={look} type="submit" aria-disabled={isWaiting}>
      {isWaiting ? waitingText : submitText}
    </button>
  )
  return (
    <form
      className={place.isInDialog ? 'grid gap-5' : 'grid gap-6'}
      method="dialog"
      noValidate
      aria-busy={isWaiting}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      {children}
      {place.failure === undefined ? null : (
        <p className="font-medium text-error empty:hidden" role="alert">
          {place.failure}
        </p>
      )}
      {place.answers ? (
        <div className={`mt-2 ${ANSWERS_ROW}`}>
          {place.answers}
          {submit}
        </div>
      ) : (
        submit
      )}
      {after}
    </form>
  )
}

type FieldProps = CredentialFieldProps & Pick<ComponentProps<typeof InputField>, 'label' | 'hint' | 'autoFocus'>

type EmailFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'defaultValue' | 'readOnly'>

/** The e-mail address of an account. When read-only, it names the account that confirms, and does not look like an input. */
export function EmailField({ readOnly = false, ...field }: EmailFieldProps) {
  return (
    <InputField
      {...field}
      {...(readOnly && { className: 'min-h-12 w-full border border-transparent py-2.5 text-base leading-normal' })}
      readOnly={readOnly}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

type PasswordFieldProps = FieldProps & {
  readonly autoComplete: 'current-password' | 'new-password'
  /** The label of the box that shows the password; without one the field has no such box. */
  readonly showText?: string
}

/** A password, perhaps with a box that shows it. */
export function PasswordField({ showText, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <InputField {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      {showText ? (
        <label className="-mt-3 flex min-h-11 items-center gap-2.5 text-note">
          <input className="size-5 accent-primary" type="checkbox" onChange={({ target }) => setShown(target.checked)} />
          {showText}
        </label>
      ) : null}
    </>
  )
}

/** Replaces a form and says why. It takes the focus, so that screen readers read the change from its beginning. */
export function CredentialsNotice({ children }: { readonly children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div className="grid gap-6 focus:outline-none" ref={notice} tabIndex={-1}>
      {children}
    </div>
  )
}

/** Below a form: a link to another one. */
export function OtherForm({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <p className="mt-4">
      <a className="inline-flex min-h-11 items-center" href={href}>
        {children}
      </a>
    </p>
  )
}
