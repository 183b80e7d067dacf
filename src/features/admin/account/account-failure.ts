import { ApiProblem } from '../api/api-client.ts'
import type { AccountTexts } from './account.messages.ts'

/** Why something was not done, in words. */
export function failureText(t: AccountTexts, error: unknown): string {
  if (!(error instanceof ApiProblem)) return t.noAnswer
  const { code, status, ...details } = error.problem
  if (status === 401) return t.loggedOut
  if (status === 404) return t.gone
  if (code === 'LAST_ADMINISTRATOR') return t.lastAdministrator
  if (code !== 'TOO_MANY_REQUESTS') return t.failed
  const seconds = Number(details['retry_after_seconds'])
  return t.tooMany(Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60)))
}
