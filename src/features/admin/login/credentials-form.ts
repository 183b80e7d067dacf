import { pageLocale } from '../../../i18n/locales.ts'
import { showToast } from '../../../ui/toast.ts'
import { ApiProblem } from '../api/api-client.ts'
import type { Credentials } from '../api/auth.api.ts'
import { loginMessages } from './login.messages.ts'

type FieldName = keyof Credentials
type FieldErrors = Partial<Record<FieldName, string>>
export type LoginTexts = ReturnType<typeof loginMessages>

type CredentialsForm = {
  readonly check: (credentials: Credentials) => FieldErrors
  readonly submit: (credentials: Credentials) => Promise<void>
  /** What a refusal of this form's own means; null leaves it to the texts both forms share. */
  readonly explain: (problem: ApiProblem['problem']) => { field: FieldName | null; text: string } | null
  readonly waitingText: string
}

/** The texts of the page's language. */
export function pageTexts(): LoginTexts {
  return loginMessages(pageLocale(document.documentElement.lang))
}

/**
 * Brings a log-in or sign-up form to life. A field that is wrong says so and gets the focus; any other failure is a
 * toast. Whatever happens, what was typed stays.
 */
export function runCredentialsForm(form: HTMLFormElement, { check, submit, explain, waitingText }: CredentialsForm): void {
  const t = pageTexts()
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const buttonText = button?.textContent ?? ''
  let isWaiting = false

  const setWaiting = (waiting: boolean) => {
    isWaiting = waiting
    form.ariaBusy = String(waiting)
    if (button === null) return
    button.ariaDisabled = String(waiting)
    button.textContent = waiting ? waitingText : buttonText
  }

  form.addEventListener('submit', async event => {
    event.preventDefault()
    if (isWaiting) return
    const credentials = { email: valueOf(form, 'email').trim(), password: valueOf(form, 'password') }
    if (showErrors(form, check(credentials))) return
    setWaiting(true)
    try {
      await submit(credentials)
    } catch (error) {
      setWaiting(false)
      const { field, text } = (error instanceof ApiProblem && explain(error.problem)) || explainFailure(error, t)
      if (field === null) showToast(text, 'error')
      else showErrors(form, { [field]: text })
    }
  })
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) showError(form, target.name as FieldName, '')
  })
  button?.removeAttribute('disabled')
}

function explainFailure(error: unknown, t: LoginTexts): { field: FieldName | null; text: string } {
  if (!(error instanceof ApiProblem)) return { field: null, text: t.noAnswer }
  const { code, errors, ...details } = error.problem
  if (code === 'TOO_MANY_REQUESTS') {
    const seconds = Number(details['retry_after_seconds'])
    return { field: null, text: t.tooMany(Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60))) }
  }
  const wrong = errors?.[0]
  if (wrong?.path === 'email') return { field: 'email', text: t.invalidEmail }
  if (wrong?.path === 'password')
    return { field: 'password', text: wrong.code === 'TOO_LONG' ? t.passwordTooLong : t.passwordTooShort }
  return { field: null, text: t.failed }
}

/** @returns whether there is one; the first gets the focus */
function showErrors(form: HTMLFormElement, errors: FieldErrors): boolean {
  const names: readonly FieldName[] = ['email', 'password']
  for (const name of names) showError(form, name, errors[name] ?? '')
  const first = names.find(name => errors[name] !== undefined)
  if (first === undefined) return false
  fieldOf(form, first)?.focus()
  return true
}

function showError(form: HTMLFormElement, name: FieldName, text: string): void {
  const field = fieldOf(form, name)
  const error = form.querySelector(`[data-error="${name}"]`)
  if (text === '') field?.removeAttribute('aria-invalid')
  else field?.setAttribute('aria-invalid', 'true')
  if (error && error.textContent !== text) error.textContent = text
}

function fieldOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
}

function valueOf(form: HTMLFormElement, name: FieldName): string {
  return fieldOf(form, name)?.value ?? ''
}
