import { Worker } from 'node:worker_threads'
import { invalidFields } from '../core/validation.ts'
import type { EstimateRequest, EstimateResult, PasswordWeakness } from './password-strength-thread.ts'

/** The first characters that decide: an estimate takes longer for a longer password. */
const ESTIMATED_LENGTH = 48
/** The company's name and its parts: a stranger's first guesses. */
const COMPANY_WORDS = ['aroomikoda', 'aroomi', 'aroom']
/** How long the thread stays without work: its dictionaries take 60 MB. */
const IDLE_MS = 60_000
/** How long the thread may take for an answer, its start included: on a slow and busy machine that takes seconds. */
const ANSWER_MS = 15_000

const MESSAGES: Readonly<Record<PasswordWeakness, string>> = {
  TOO_COMMON: 'The password is made of common words or passwords.',
  TOO_PERSONAL: 'The password is made of the e-mail address or the company’s name.',
  TOO_REGULAR: 'The password repeats itself or follows the keyboard.',
}

type Waiting = Pick<PromiseWithResolvers<PasswordWeakness | null>, 'resolve' | 'reject'>

const startThread = () => new Worker(new URL('./password-strength-thread.ts', import.meta.url))

/** Estimates in a thread of its own: loading the dictionaries and estimating would block other requests for up to a second. */
export class Estimator {
  readonly #startThread: () => Worker
  readonly #waiting = new Map<number, Waiting>()
  #thread: Worker | null = null
  #timer: NodeJS.Timeout | undefined
  #asked = 0

  /** @param start starts the thread */
  constructor(start = startThread) {
    this.#startThread = start
  }

  /** @throws Error when the thread fails, or gives no answer in time */
  ask(request: Omit<EstimateRequest, 'id'>): Promise<PasswordWeakness | null> {
    const id = (this.#asked += 1)
    const { promise, resolve, reject } = Promise.withResolvers<PasswordWeakness | null>()
    this.#waiting.set(id, { resolve, reject })
    const thread = (this.#thread ??= this.#start())
    thread.postMessage({ ...request, id } satisfies EstimateRequest)
    if (this.#waiting.size === 1) this.#watch(thread)
    return promise
  }

  #start(): Worker {
    const thread = this.#startThread()
    thread.on('message', ({ id, weakness }: EstimateResult) => {
      this.#waiting.get(id)?.resolve(weakness)
      this.#waiting.delete(id)
      if (thread === this.#thread) this.#watch(thread)
    })
    thread.on('error', (error: unknown) => this.#end(thread, error))
    return thread
  }

  /** Ends the thread when it gives no answer, or has no work, for a while. Without work it lets the process end. */
  #watch(thread: Worker): void {
    const isIdle = this.#waiting.size === 0
    if (isIdle) thread.unref()
    else thread.ref()
    clearTimeout(this.#timer)
    const end = () => this.#end(thread, new Error(`The thread that estimates passwords gave no answer within ${ANSWER_MS} ms`))
    this.#timer = setTimeout(end, isIdle ? IDLE_MS : ANSWER_MS).unref()
  }

  /** Ends the thread: each request that waits for it fails, and the next one starts another. */
  #end(thread: Worker, error: unknown): void {
    if (thread !== this.#thread) return
    clearTimeout(this.#timer)
    this.#thread = null
    void thread.terminate()
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
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
