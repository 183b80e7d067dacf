import { IDEMPOTENCY_HEADER, MESSAGE_NUMBER } from '#common/message-rules.ts'
import type { Problem } from '#server/core/problem.schemas.ts'
import type { MessageValues } from './form-values.ts'

/** Why the server did not take a message. */
export type Refusal = Pick<Problem, 'status' | 'code' | 'errors'> & Record<string, unknown>

export type SendOutcome =
  | { readonly kind: 'sent'; /** What the message is called from now on. */ readonly number: string }
  | { readonly kind: 'refused'; readonly problem: Refusal }
  | { readonly kind: 'no-answer' }

export const SEND_PATH = '/send-email'

const TIMEOUT_MS = 20_000

/**
 * Sends a message once.
 * @param key identifies this message: the server takes a second one with the same key for a repeat
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
    // A page of a network in between, as before its log-in, is no answer.
    return MESSAGE_NUMBER.test(text.trim()) ? { kind: 'sent', number: text.trim() } : { kind: 'no-answer' }
  } catch {
    return { kind: 'no-answer' }
  }
}

/** A proxy in between may answer in its own format. */
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
    const [content, key] = storedKey(keptAs)
    this.#content = content
    this.#key = key
  }

  /** @param typed what the visitor typed: the payload of a first try may lack the form's check */
  for(typed: MessageValues): string {
    // A try from the page in another language sends the same message.
    const content = JSON.stringify({ ...typed, locale: null })
    if (content !== this.#content || this.#key === '') {
      this.#content = content
      this.#key = randomKey()
      storeKey(this.#keptAs, [content, this.#key])
    }
    return this.#key
  }

  forget(): void {
    this.#key = ''
    storeKey(this.#keptAs, null)
  }
}

type StoredKey = readonly [content: string, key: string]

function storedKey(name: string | undefined): StoredKey {
  try {
    const stored: unknown = name === undefined ? null : JSON.parse(sessionStorage.getItem(name) ?? 'null')
    if (Array.isArray(stored) && stored.length === 2 && stored.every(part => typeof part === 'string')) {
      return stored as unknown as StoredKey
    }
  } catch {
    // Storage is closed to this page, is not there while it is published, or holds something else.
  }
  return ['', '']
}

function storeKey(name: string | undefined, stored: StoredKey | null): void {
  if (name === undefined) return
  try {
    if (stored === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(stored))
  } catch {
    // Then the page alone remembers.
  }
}

/** Browsers have `crypto.randomUUID` on secure pages only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
