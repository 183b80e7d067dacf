import { setTimeout as wait } from 'node:timers/promises'
import { ServiceUnreachable } from '#server/core/service-unreachable.ts'
import { PurgeRefused } from './purger.ts'

/** A request of a purge. */
export type CdnRequest = {
  readonly method: 'POST' | 'PURGE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** After this time without an answer the call fails. Its caller asks the CDN again later. */
const ANSWERS_WITHIN_MS = 10_000
/** A longer pause counts as a refusal of the purge. */
const MAX_PAUSE_SECONDS = 60
/** The most times that one call sends its request. */
const MAX_TRIES = 5
/** The log gets so many characters of what a CDN says about its refusal. */
const MAX_REASON_CHARACTERS = 300

/**
 * Sends one request of a purge. Where the CDN says how long to wait (429 or 503 with Retry-After), it waits and asks again.
 * @returns the CDN's answer
 * @throws PurgeRefused, ServiceUnreachable; the signal's reason, or an AbortError of that cause during a wait
 */
export async function askCdn(request: CdnRequest, signal: AbortSignal): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const { status, headers, text } = await send(request, signal)
    if (status >= 200 && status < 300) return text
    const pause = status === 429 || status === 503 ? secondsOf(headers.get('retry-after')) : null
    if (pause === null || pause > MAX_PAUSE_SECONDS || tries === MAX_TRIES) throw new PurgeRefused(status, answerForLog(text))
    await wait(pause * 1000, undefined, { signal })
  }
}

/** A CDN's answer on one line, short enough for the log. */
export function answerForLog(answer: string): string {
  return answer.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REASON_CHARACTERS)
}

/** Batches of up to `size` items. */
export function batches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}

async function send(request: CdnRequest, signal: AbortSignal): Promise<{ status: number; headers: Headers; text: string }> {
  const { method, url, headers, body } = request
  try {
    const answer = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      // Another host would get the secret.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]),
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch (error) {
    signal.throwIfAborted()
    throw new ServiceUnreachable('The cache in front', error)
  }
}

/** Retry-After is a number of seconds or a date (RFC 9110 §10.2.3). @returns null when it is neither */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1000)
}
