import { showToast } from '../../../ui/toast.ts'
import { ApiProblem } from '../api/api-client.ts'
import type { CredentialName } from './credential-names.ts'
import type { loginMessages } from './login.messages.ts'

export type LoginTexts = ReturnType<typeof loginMessages>
/** A failure in words, and the field that it is about; null where it is about none. */
export type ToldFailure = { readonly field: CredentialName | null; readonly text: string }

/** This browser refuses what the server allowed; `message` tells the person why. */
export class RefusedHere extends Error {}

/** What any form for accounts says about a failure, and at which field. */
export function explainFailure(error: unknown, t: LoginTexts): ToldFailure {
  if (error instanceof RefusedHere) return { field: null, text: error.message }
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

/** Tells of a failure where the page has no place of its own for it. @param text null when nothing failed */
export function toastFailure(text: string | null): void {
  if (text !== null) showToast(text, 'error')
}
