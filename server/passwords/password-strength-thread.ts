/** Entry of the thread that estimates passwords; see password-strength.ts. */
import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { COMMON_WORDS } from './common-words.ts'

/** Why an attacker would guess the password early; these are codes of invalid fields. */
export type PasswordWeakness = 'TOO_COMMON' | 'TOO_PERSONAL' | 'TOO_REGULAR'
/** Requests and results have an id each, by which the asking side knows which belong together. */
export type EstimateRequest = {
  readonly id: number
  readonly password: string
  /** Words that an attacker knows, such as the account's address. */
  readonly known: readonly string[]
}
export type EstimateResult = { readonly id: number; readonly weakness: PasswordWeakness | null }

/** Below this, a thief of the hashes finds the password within days. */
const MIN_GUESSES = 1e10

/** The estimator's name for the words given with a request. */
const KNOWN_WORDS = 'userInputs'

/** The estimator's warnings of a pattern that makes a password too regular. */
const REGULAR_PATTERNS = new Set(['simpleRepeat', 'extendedRepeat', 'straightRow', 'keyPattern', 'sequences'])

if (!parentPort) throw new Error('password-strength-thread.ts is started by password-strength.ts, as a thread')
const port = parentPort
const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, local: [...COMMON_WORDS] },
  graphs: adjacencyGraphs,
})

port.on('message', ({ id, password, known }: EstimateRequest) => {
  port.postMessage({ id, weakness: weaknessOf(password, known) } satisfies EstimateResult)
})

function weaknessOf(password: string, known: readonly string[]): PasswordWeakness | null {
  const { guesses, feedback, sequence } = estimator.check(password, [...known])
  if (guesses >= MIN_GUESSES) return null
  const isPersonal = sequence.some(match => match['dictionaryName'] === KNOWN_WORDS)
  if (isPersonal) return 'TOO_PERSONAL'
  return REGULAR_PATTERNS.has(feedback.warning ?? '') ? 'TOO_REGULAR' : 'TOO_COMMON'
}
