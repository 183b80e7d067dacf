import { ApiProblem } from '../api/api-client.ts'
import type { logInDialogMessages } from './log-in-dialog.messages.ts'
import type { loginMessages } from './login.messages.ts'

type DialogTexts = ReturnType<typeof logInDialogMessages>
type LoginTexts = ReturnType<typeof loginMessages>

/** Another account logged in than the one whose yes was asked for. */
export class OtherAccount extends Error {}

/** Why a log-in in the dialog came to nothing, in words. */
export function logInFailureText(error: unknown, t: DialogTexts, login: LoginTexts): string {
  if (error instanceof OtherAccount) return t.otherAccount
  if (!(error instanceof ApiProblem)) return login.noAnswer
  const { code } = error.problem
  if (code === 'WRONG_CREDENTIALS') return login.wrongCredentials
  return code === 'TOO_MANY_REQUESTS' ? t.tooMany : login.failed
}

/** The same of a log-in with e-mail and password: an address that is none has no account either. */
export function passwordFailureText(error: unknown, t: DialogTexts, login: LoginTexts): string {
  if (error instanceof ApiProblem && error.problem.code === 'VALIDATION_FAILED') return login.wrongCredentials
  return logInFailureText(error, t, login)
}
