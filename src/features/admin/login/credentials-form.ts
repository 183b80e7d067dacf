import { pageLocale } from '../../../i18n/locales.ts'
import { showToast } from '../../../ui/toast.ts'
import { ApiProblem } from '../api/api-client.ts'
import { loginMessages } from './login.messages.ts'

const FIELDS = ['email', 'password', 'repeat'] as const
type FieldName = (typeof FIELDS)[number]
/** What was typed; a field that the form does not have is empty. */
type FieldValues = Readonly<Record<FieldName, string>>
/** Null where nothing is wrong. */
type FieldErrors = Partial<Record<FieldName, string | null>>
export type LoginTexts = ReturnType<typeof loginMessages>

type CredentialsForm = {
  readonly check: (values: FieldValues) => FieldErrors
  readonly submit: (values: FieldValues) => Promise<void>
  /** What a refusal of this form's own means; null leaves it to the texts all forms share. */
  readonly explain: (problem: ApiProblem['problem']) => { field: FieldName | null; text: string } | null
  readonly waitingText: string
}

/** The texts of the page's language. */
export function pageTexts(): LoginTexts {
  return loginMessages(pageLocale(document.documentElement.lang))
}

/**
 * Brings a form for accounts to life. A field that is wrong says so and gets the focus; any other failure is a toast.
 * Whatever happens, what was typed stays. After success it goes on waiting, for the page that comes next.
 * @returns `release` makes it ready to be sent again
 */
export function runCredentialsForm(
  form: HTMLFormElement,
  { check, submit, explain, waitingText }: CredentialsForm,
): { release(): void } {
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
    const values = {
      email: valueOf(form, 'email').trim(),
      password: valueOf(form, 'password'),
      repeat: valueOf(form, 'repeat'),
    }
    if (showErrors(form, check(values))) return
    setWaiting(true)
    try {
      await submit(values)
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
  form.querySelector('[data-show-password]')?.addEventListener('change', ({ target }) => {
    const password = fieldOf(form, 'password')
    if (password) password.type = (target as HTMLInputElement).checked ? 'text' : 'password'
  })
  button?.removeAttribute('disabled')
  return { release: () => setWaiting(false) }
}

type ErrorKey = 'required' | 'invalidEmail' | 'passwordTooShort' | 'passwordTooLong'

/** Turns what credential-errors.ts found into words. */
export function errorTexts(t: LoginTexts): (error: ErrorKey | null) => string | null {
  return error => (error === null ? null : t[error])
}

/** What any of the forms says about a failure, and at which field. */
export function explainFailure(error: unknown, t: LoginTexts): { field: FieldName | null; text: string } {
  if (!(error instanceof ApiProblem)) return { field: null, text: t.noAnswer }
  const { code, errors, ...details } = error.problem
  if (code === 'TOO_MANY_REQUESTS') {
    const seconds = Number(details['retry_after_seconds'])
    const minutes = Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60))
    return { field: null, text: details['limited_by'] === 'account' ? t.tooManyStrangers(minutes) : t.tooMany(minutes) }
  }
  const wrong = errors?.[0]
  if (wrong?.path === 'email') return { field: 'email', text: t.invalidEmail }
  if (wrong?.path === 'password')
    return { field: 'password', text: wrong.code === 'TOO_LONG' ? t.passwordTooLong : t.passwordTooShort }
  return { field: null, text: t.failed }
}

/** @returns whether there is one; the first gets the focus */
function showErrors(form: HTMLFormElement, errors: FieldErrors): boolean {
  for (const name of FIELDS) showError(form, name, errors[name] ?? '')
  const first = FIELDS.find(name => errors[name])
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
