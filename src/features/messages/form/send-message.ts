import type { Problem } from '../../../../server/core/problem.schemas.ts'

export type SendOutcome =
  | { readonly kind: 'sent'; /** What the message is called from now on. */ readonly number: string }
  | { readonly kind: 'refused'; readonly problem: Pick<Problem, 'status' | 'code' | 'errors'> & Record<string, unknown> }
  | { readonly kind: 'no-answer' }

const TIMEOUT_MS = 20_000
const ENDPOINT = '/send-email'

/**
 * Sends a message once.
 * @param key stands for this one message: sent again with the same key it is not a second one
 */
export async function sendMessage(payload: unknown, key: string): Promise<SendOutcome> {
  try {
    const response = await fetch((document.documentElement.dataset['apiUrl'] ?? '') + ENDPOINT, {
      method: 'POST',
      // The name is the server's, see IDEMPOTENCY_HEADER; importing it would bring zod along.
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return response.ok ? { kind: 'sent', number: text.trim() } : { kind: 'refused', problem: problemOf(response, text) }
  } catch {
    return { kind: 'no-answer' }
  }
}

/** A proxy in between may answer in a form of its own. */
function problemOf(response: Response, text: string): Problem {
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) return JSON.parse(text) as Problem
  return { type: 'about:blank', title: response.statusText, status: response.status, code: 'UNAVAILABLE', instance: '' }
}
