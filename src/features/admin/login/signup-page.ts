import { pageLocale } from '../../../i18n/locales.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath } from '../../../i18n/paths.ts'
import { keepToast } from '../../../ui/toast.ts'
import { signUp } from '../api/auth.api.ts'
import { emailError, newPasswordError } from './credential-errors.ts'
import { passwordWeakness } from './weak-password.ts'
import { weakPasswordMessages } from './weak-password.messages.ts'
import { errorTexts, pageTexts, runCredentialsForm } from './credentials-form.ts'
import { keepLogInAs } from './log-in-as.ts'

const t = pageTexts()
const locale = pageLocale(document.documentElement.lang)
const weak = weakPasswordMessages(locale)
const wrong = errorTexts(t)
const invite = new URLSearchParams(location.search).get('invite') ?? ''
const form = document.querySelector<HTMLFormElement>('[data-signup-form]')
const refusal = document.querySelector<HTMLElement>('[data-no-invitation]')

function refuse(text: string, hint: string): void {
  if (!form || !refusal) return
  form.hidden = true
  refusal.hidden = false
  refusal.replaceChildren(
    ...[text, hint].filter(Boolean).map(line => Object.assign(document.createElement('p'), { textContent: line })),
  )
  refusal.focus()
}

if (form) {
  runCredentialsForm(form, {
    waitingText: t.signingUp,
    check: ({ email, password }) => ({ email: wrong(emailError(email)), password: wrong(newPasswordError(password)) }),
    explain(problem) {
      const { code } = problem
      const weakness = passwordWeakness(problem)
      if (weakness) return { field: 'password', text: weak[weakness] }
      if (code === 'EMAIL_TAKEN') return { field: 'email', text: t.emailTaken }
      if (code !== 'NOT_INVITED') return null
      refuse(t.invitationUsed, '')
      return { field: null, text: t.invitationUsed }
    },
    async submit({ email, password }) {
      await signUp({ email, password, invite })
      keepLogInAs(email)
      keepToast(t.signedUp)
      location.assign(localizedPath(locale, adminPaths.login))
    },
  })
  if (invite === '') refuse(t.noInvitation, t.noInvitationHint)
  else form.hidden = false
}
