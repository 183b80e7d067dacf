import { IDEMPOTENCY_HEADER } from '#common/idempotency-key.ts'
import { MESSAGE_NUMBER } from '#common/message-rules.ts'
import type { Problem } from '#server/core/problem.schemas.ts'
import type { MessageValues } from './form-values.ts'

/** The server's problem document about a message that it did not take. Some codes bring further properties. */
export type Refusal = Pick<Problem, 'status' | 'code' | 'errors'> & Record<string, unknown>

/** What became of a message. After `no-answer` the server may have it or not. */
export type SendOutcome =
  | { readonly kind: 'sent'; /** The message's public number. */ readonly number: string }
  | { readonly kind: 'refused'; readonly problem: Refusal }
  | { readonly kind: 'no-answer' }

/** The path of the API that takes messages. */
export const SEND_PATH = '/send-email'

const TIMEOUT_MS = 20_000
/** The statuses of a proxy that did not hear from the server: the server may have the message. */
const LOST_BY_PROXY: ReadonlySet<number> = new Set([502, 504])

/**
 * Sends a message to the server, once.
 * @param key identifies the message: the server takes a second one with the same key for a repeat
 */
export async function sendMessage(payload: MessageValues, key: string): Promise<SendOutcome> {
  try {
    const response = await fetch((document.documentElement.dataset['apiUrl'] ?? '') + SEND_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    if (LOST_BY_PROXY.has(response.status)) return { kind: 'no-answer' }
    if (!response.ok) return { kind: 'refused', problem: problemOf(response, text) }
    // A network that wants a log-in first answers with a page of its own: that is no answer of the server.
    return MESSAGE_NUMBER.test(text.trim()) ? { kind: 'sent', number: text.trim() } : { kind: 'no-answer' }
  } catch {
    return { kind: 'no-answer' }
  }
}

/** The problem in a response. A proxy in between may answer in its own format: then the problem is `UNAVAILABLE`. */
function problemOf(response: Response, text: string): Problem {
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) return JSON.parse(text) as Problem
  return { type: 'about:blank', title: response.statusText, status: response.status, code: 'UNAVAILABLE', instance: '' }
}
