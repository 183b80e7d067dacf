import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '#common/idempotency-key.ts'
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

/**
 * The keys of one form's messages. A repeated try with the same text keeps its key, so that a message that
 * arrived without its answer stays one message.
 */
export class MessageKey {
  #content = ''
  #key = ''
  readonly #keptAs: string | undefined

  /** @param keptAs its name in this tab's storage, for a message that outlives the page */
  constructor(keptAs?: string) {
    this.#keptAs = keptAs
    const [content, key] = readStoredKey(keptAs)
    this.#content = content
    this.#key = key
  }

  /**
   * The key of a message, new for another text than the last one.
   * @param typed what the visitor typed: the payload may differ between two tries, when only one of them was checked
   */
  for(typed: MessageValues): string {
    // A try from the page in another language sends the same message.
    const content = JSON.stringify({ ...typed, locale: null })
    if (content !== this.#content || this.#key === '') {
      this.#content = content
      this.#key = newIdempotencyKey()
      storeKey(this.#keptAs, [content, this.#key])
    }
    return this.#key
  }

  /** Gives the next message a new key, whatever its text. */
  forget(): void {
    this.#key = ''
    storeKey(this.#keptAs, null)
  }
}

type StoredKey = readonly [content: string, key: string]

/** The key in this tab's storage under a name; two empty strings without one. */
function readStoredKey(name: string | undefined): StoredKey {
  try {
    const stored: unknown = name === undefined ? null : JSON.parse(sessionStorage.getItem(name) ?? 'null')
    if (Array.isArray(stored) && stored.length === 2 && stored.every(part => typeof part === 'string')) {
      return stored as unknown as StoredKey
    }
  } catch {
    // Storage is closed to this page, does not exist in the publisher, or holds something else.
  }
  return ['', '']
}

function storeKey(name: string | undefined, stored: StoredKey | null): void {
  if (name === undefined) return
  try {
    if (stored === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(stored))
  } catch {
    // Storage is closed to this page, which alone remembers the key.
  }
}
