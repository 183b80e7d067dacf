import { Worker } from 'node:worker_threads'
import { invalidFields } from '../core/validation.ts'
import type { EstimateRequest, EstimateResult, PasswordWeakness } from './password-strength-thread.ts'

/** The first characters that decide: an estimate takes longer for a longer password. */
const ESTIMATED_LENGTH = 48
/** The company's name and its parts: a stranger's first guesses. */
const COMPANY_WORDS = ['aroomikoda', 'aroomi', 'aroom']
/** How long the thread stays without work: its dictionaries take 60 MB. */
const IDLE_MS = 60_000

const MESSAGES: Readonly<Record<PasswordWeakness, string>> = {
  TOO_COMMON: 'The password is made of common words or passwords.',
  TOO_PERSONAL: 'The password is made of the e-mail address or the company’s name.',
  TOO_REGULAR: 'The password repeats itself or follows the keyboard.',
}

type Waiting = Pick<PromiseWithResolvers<PasswordWeakness | null>, 'resolve' | 'reject'>

/** Estimates in a thread of its own: loading the dictionaries and estimating would block other requests for up to a second. */
class Estimator {
  readonly #waiting = new Map<number, Waiting>()
  #thread: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #asked = 0

  ask(request: Omit<EstimateRequest, 'id'>): Promise<PasswordWeakness | null> {
    clearTimeout(this.#idle)
    const id = (this.#asked += 1)
    const { promise, resolve, reject } = Promise.withResolvers<PasswordWeakness | null>()
    this.#waiting.set(id, { resolve, reject })
    this.#thread ??= this.#start()
    this.#thread.ref()
    this.#thread.postMessage({ ...request, id } satisfies EstimateRequest)
    return promise
  }

  #start(): Worker {
    const thread = new Worker(new URL('./password-strength-thread.ts', import.meta.url))
    thread.on('message', ({ id, weakness }: EstimateResult) => {
      this.#waiting.get(id)?.resolve(weakness)
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#rest(thread)
    })
    thread.on('error', (error: unknown) => {
      this.#thread = null
      for (const { reject } of this.#waiting.values()) reject(error)
      this.#waiting.clear()
    })
    return thread
  }

  /** Lets the process end, and ends the thread after a while. */
  #rest(thread: Worker): void {
    thread.unref()
    this.#idle = setTimeout(() => {
      this.#thread = null
      void thread.terminate()
    }, IDLE_MS).unref()
  }
}

const estimator = new Estimator()

/**
 * Why an attacker would guess the password early; null when it is strong enough.
 * @param email of the account, whose parts an attacker knows
 */
export function passwordWeakness(password: string, email: string): Promise<PasswordWeakness | null> {
  const known = [email, ...email.split(/[^\p{L}\p{N}]+/u), ...COMPANY_WORDS].filter(word => word.length > 2)
  return estimator.ask({ password: password.slice(0, ESTIMATED_LENGTH), known })
}

/**
 * Refuses a password that an attacker would guess early.
 * @param path the field of the password
 * @param email of the account
 * @throws AppError VALIDATION_FAILED with TOO_COMMON, TOO_PERSONAL or TOO_REGULAR at the field
 */
export async function refuseWeakPassword(path: string, password: string, email: string): Promise<void> {
  const code = await passwordWeakness(password, email)
  if (code !== null) throw invalidFields([{ path, code, message: MESSAGES[code] }])
}
