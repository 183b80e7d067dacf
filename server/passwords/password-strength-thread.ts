/** Entry of the thread that estimates passwords; see password-strength.ts. */
import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { COMMON_WORDS } from './common-words.ts'

/** Why an attacker would guess the password early; these are codes of invalid fields. */
export type PasswordWeakness = 'TOO_COMMON' | 'TOO_PERSONAL' | 'TOO_REGULAR'
/** A password, and words that an attacker knows. */
export type Question = { readonly id: number; readonly password: string; readonly known: readonly string[] }
export type Answer = { readonly id: number; readonly weakness: PasswordWeakness | null }

/** Below this, a thief of the hashes finds the password within days. */
const MIN_GUESSES = 1e10

/** Patterns that make a password too regular, by the estimator's names. */
const REGULAR_PATTERNS = new Set(['simpleRepeat', 'extendedRepeat', 'straightRow', 'keyPattern', 'sequences'])

if (!parentPort) throw new Error('password-strength-thread.ts is started by password-strength.ts, as a thread')
const port = parentPort
const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, local: [...COMMON_WORDS] },
  graphs: adjacencyGraphs,
})

port.on('message', ({ id, password, known }: Question) => {
  port.postMessage({ id, weakness: weaknessOf(password, known) } satisfies Answer)
})

function weaknessOf(password: string, known: readonly string[]): PasswordWeakness | null {
  const { guesses, feedback, sequence } = estimator.check(password, [...known])
  if (guesses >= MIN_GUESSES) return null
  const isPersonal = sequence.some(match => match['dictionaryName'] === 'userInputs')
  if (isPersonal) return 'TOO_PERSONAL'
  return REGULAR_PATTERNS.has(feedback.warning ?? '') ? 'TOO_REGULAR' : 'TOO_COMMON'
}
