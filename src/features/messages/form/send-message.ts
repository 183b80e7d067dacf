import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '#common/idempotency-key.ts'
import { MESSAGE_NUMBER } from '#common/message-rules.ts'
import { sameMessageText } from '#common/same-message.ts'
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
export async function sendMessage(payload: unknown, key: string): Promise<SendOutcome> {
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

/** For how long the same text is another try, and not the same message once more. */
const REPEATED_WITHIN_MS = 24 * 60 * 60 * 1000

/** A key with the content of its message, and when it was made, in ms since the epoch. */
type MadeKey = readonly [content: string, key: string, madeAt: number]

/**
 * The keys of one form's messages. A repeated try with the same text keeps its key, so that a message that
 * arrived without its answer stays one message.
 */
export class MessageKey {
  readonly #keptAs: string | undefined
  /** The last key, where only this page remembers it: the form has no place in storage, or storage refused the key. */
  #unstored: MadeKey | null = null

  /** @param keptAs its name in this tab's storage, for a message that outlives the page */
  constructor(keptAs?: string) {
    this.#keptAs = keptAs
  }

  /**
   * The key of a message, new for another text than the last one.
   * @param typed what the visitor typed: the payload may differ between two tries, when only one of them was checked
   */
  for(typed: MessageValues): string {
    // Read each time: the page in another language sends the same message, and may have made its key, or used it, meanwhile.
    const last = this.#unstored ?? readStoredKey(this.#keptAs)
    const content = sameMessageText(typed)
    if (last?.[0] === content && Date.now() < last[2] + REPEATED_WITHIN_MS) return last[1]
    const made: MadeKey = [content, newIdempotencyKey(), Date.now()]
    this.#unstored = storeKey(this.#keptAs, made) ? null : made
    return made[1]
  }

  /** Gives the next message a new key, whatever its text. */
  forget(): void {
    this.#unstored = null
    storeKey(this.#keptAs, null)
  }
}

/** The key in this tab's storage under a name; null without one. */
function readStoredKey(name: string | undefined): MadeKey | null {
  try {
    const stored: unknown = name === undefined ? null : JSON.parse(sessionStorage.getItem(name) ?? 'null')
    if (Array.isArray(stored) && typeof stored[1] === 'string' && typeof stored[2] === 'number')
      return stored as unknown as MadeKey
  } catch {
    // Storage is closed to this page, does not exist in the publisher, or holds something else.
  }
  return null
}

/** @returns whether the tab's storage has it now; otherwise this page alone remembers the key */
function storeKey(name: string | undefined, made: MadeKey | null): boolean {
  try {
    if (name === undefined) return false
    if (made === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(made))
    return made !== null
  } catch {
    return false // Storage is closed to this page, or full.
  }
}
