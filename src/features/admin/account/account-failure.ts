import { ApiProblem, isLoggedOut } from '../api/api-client.ts'
import { explainFailure } from '../login/credential-failure.ts'
import type { AccountTexts } from './account-texts.ts'

/** Why something was not done, in words. */
export function failureText(t: AccountTexts, error: unknown): string {
  const problem = error instanceof ApiProblem ? error.problem : null
  if (problem?.code === 'LOGIN_NOT_RECENT') return t.notConfirmed
  if (isLoggedOut(error)) return t.loggedOut
  if (problem?.status === 404) return t.gone
  if (problem?.code === 'LAST_ADMINISTRATOR') return t.lastAdministrator
  return explainFailure(error, t).text
}
