import { ApiProblem } from '../api/api-client.ts'
import type { logInDialogMessages } from './log-in-dialog.messages.ts'
import type { loginMessages } from './login.messages.ts'

type DialogTexts = ReturnType<typeof logInDialogMessages>
type LoginTexts = ReturnType<typeof loginMessages>

/** Why a log-in in the dialog came to nothing, in words. */
export function logInFailureText(error: unknown, t: DialogTexts, login: LoginTexts): string {
  if (!(error instanceof ApiProblem)) return login.noAnswer
  const { code } = error.problem
  // An address that is none has no account either.
  if (code === 'WRONG_CREDENTIALS' || code === 'VALIDATION_FAILED') return login.wrongCredentials
  return code === 'TOO_MANY_REQUESTS' ? t.tooMany : login.failed
}
