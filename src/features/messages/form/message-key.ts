import { newIdempotencyKey } from '#common/idempotency-key.ts'
import { sameMessageText } from '#common/same-message.ts'
import type { MessageValues } from './form-values.ts'

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
    const [content, key, madeAt]: readonly unknown[] = Array.isArray(stored) ? stored : []
    if (typeof content === 'string' && typeof key === 'string' && typeof madeAt === 'number') return [content, key, madeAt]
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
