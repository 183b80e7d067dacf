import { showToast } from '../../../ui/toast.ts'
import { hasPasskeys, logInWithPasskey, logInWithRecoveryCode } from '../api/passkey-log-in.api.ts'
import type { SessionAnswer } from '../api/auth.api.ts'
import { explainFailure, type LoginTexts } from './credentials-form.ts'
import { passkeyFailureText, recoveryCodeFailureText } from './passkey-failure.ts'
import type { PasskeyTexts } from './passkey.messages.ts'

type Ways = { readonly t: LoginTexts & PasskeyTexts; readonly onLoggedIn: (session: SessionAnswer) => void }

/** One log-in at a time: browsers show one question. */
let isBusy = false

/** Brings the log-in page's buttons for passkeys to life, and the form for recovery codes. */
export function runPasskeyWays({ t, onLoggedIn }: Ways): void {
  const tell = (error: unknown) => showToast(passkeyFailureText(error, t) ?? explainFailure(error, t).text, 'error')
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-passkey]')) {
    button.hidden = !hasPasskeys()
    button.disabled = false
    const step = button.closest('[data-second-step]') ? 'after-password' : 'alone'
    const logIn = () => logInWithPasskey(step)
    button.addEventListener('click', () => void once(button, t.waiting, logIn).then(onLoggedIn, tell))
  }
  const form = document.querySelector<HTMLFormElement>('[data-recovery-form]')
  const submit = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  form?.addEventListener('submit', event => {
    event.preventDefault()
    const code = form.querySelector('input')?.value.trim() ?? ''
    if (code === '') return showCodeError(form, t.codeMissing)
    showCodeError(form, '')
    if (submit)
      void once(submit, t.checking, () => logInWithRecoveryCode(code)).then(onLoggedIn, error => {
        const text = recoveryCodeFailureText(error, t)
        if (text) showCodeError(form, text)
        else tell(error)
      })
  })
}

/** Shows the second step in the place of the first. */
export function showSecondStep(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-first-step]')) part.hidden = true
  const step = document.querySelector<HTMLElement>('[data-second-step]')
  if (!step) return
  step.hidden = false
  step.querySelector<HTMLElement>('h2')?.focus()
}

/** Never resolves where a log-in is under way already. */
async function once(button: HTMLButtonElement, waitingText: string, logIn: () => Promise<SessionAnswer>): Promise<SessionAnswer> {
  if (isBusy) return new Promise(() => {})
  isBusy = true
  const text = button.textContent
  button.ariaDisabled = 'true'
  button.textContent = waitingText
  try {
    return await logIn()
  } finally {
    isBusy = false
    button.ariaDisabled = 'false'
    button.textContent = text
  }
}

function showCodeError(form: HTMLFormElement, text: string): void {
  const field = form.querySelector('input')
  const error = form.querySelector('[data-error]')
  if (error) error.textContent = text
  if (text === '') return field?.removeAttribute('aria-invalid')
  field?.setAttribute('aria-invalid', 'true')
  field?.focus()
}
