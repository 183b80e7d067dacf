import { pageLocale } from '../../../i18n/locales.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath } from '../../../i18n/paths.ts'
import { keepToast } from '../../../ui/toast.ts'
import { askForPasswordReset, resetPassword } from '../api/auth.api.ts'
import { forgetLogin } from '../session/login-flag.ts'
import { emailError, newPasswordError } from './credential-errors.ts'
import { errorTexts, pageTexts, runCredentialsForm } from './credentials-form.ts'
import { passwordWeakness } from './weak-password.ts'
import { weakPasswordMessages } from './weak-password.messages.ts'
import { passwordResetMessages } from './password-reset.messages.ts'

/**
 * Two steps on one page: asking for a link, and, where the address brings a token, setting the new password. The token
 * stands in the fragment, which is sent to no server.
 */
const locale = pageLocale(document.documentElement.lang)
const t = { ...pageTexts(), ...passwordResetMessages(locale), ...weakPasswordMessages(locale) }
const wrong = errorTexts(t)
const part = (name: string) => document.querySelector<HTMLElement>(`[data-reset-part="${name}"]`)
const PARTS = ['ask', 'asked', 'choose', 'invalid'] as const

function show(name: (typeof PARTS)[number]): void {
  for (const one of PARTS) {
    const element = part(one)
    if (element) element.hidden = one !== name
  }
}

/** What changed in place is read out from its beginning. */
function showAndFocus(name: 'asked' | 'invalid'): void {
  show(name)
  part(name)?.focus()
}

const token = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

function showStep(): void {
  show(token() === '' ? 'ask' : 'choose')
  // The same step in another language.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) link.hash = location.hash
}

/** A token that was used or refused is of no use in the address any more. */
function dropToken(): void {
  history.replaceState(null, '', location.pathname)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) link.hash = ''
}

const askForm = part('ask')
if (askForm instanceof HTMLFormElement) {
  const button = runCredentialsForm(askForm, {
    waitingText: t.sending,
    check: ({ email }) => ({ email: wrong(emailError(email)) }),
    explain: () => null,
    async submit({ email }) {
      await askForPasswordReset({ email, locale })
      button.release()
      showAndFocus('asked')
    },
  })
}

const chooseForm = part('choose')
if (chooseForm instanceof HTMLFormElement) {
  runCredentialsForm(chooseForm, {
    waitingText: t.saving,
    check: ({ password, repeat }) => ({
      password: wrong(newPasswordError(password)),
      repeat: repeat === password ? null : t.notTheSame,
    }),
    explain(problem) {
      const weakness = passwordWeakness(problem)
      if (weakness) return { field: 'password', text: t[weakness] }
      if (problem.code !== 'RESET_LINK_INVALID') return null
      dropToken()
      showAndFocus('invalid')
      return { field: null, text: t.linkInvalid }
    },
    async submit({ password }) {
      await resetPassword({ token: token(), password })
      forgetLogin()
      keepToast(t.done)
      dropToken()
      location.assign(localizedPath(locale, adminPaths.login))
    },
  })
}

for (const button of document.querySelectorAll('[data-ask-again]')) {
  button.addEventListener('click', () => {
    show('ask')
    part('ask')?.querySelector('input')?.focus()
  })
}
addEventListener('hashchange', showStep)
showStep()
