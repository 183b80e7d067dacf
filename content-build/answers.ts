import { createHash } from 'node:crypto'
import { QUERIES, type QueryAnswer, type QueryArgs, type QueryName } from './queries.ts'
import type { Snapshot } from './snapshot.ts'

/** A query with its arguments, as a string that survives in the manifest: `["product",12]`. */
export type QueryKey = string

export type Answered = { readonly answer: unknown; readonly hash: string; readonly facts: readonly string[] }

/**
 * Answers of one snapshot, each worked out once however many pages ask. Those of the snapshot before are taken over
 * when no fact they rest on has changed.
 */
export class Answers {
  readonly snapshot: Snapshot
  readonly #known = new Map<QueryKey, Answered>()
  readonly #before: { answers: Answers; changedFacts: ReadonlySet<string> } | null

  constructor(snapshot: Snapshot, before: { answers: Answers; changedFacts: ReadonlySet<string> } | null = null) {
    this.snapshot = snapshot
    this.#before = before
  }

  ask<N extends QueryName>(name: N, ...args: QueryArgs<N>): { key: QueryKey; answer: QueryAnswer<N> } {
    const key = JSON.stringify([name, ...args])
    return { key, answer: this.answered(key).answer as QueryAnswer<N> }
  }

  answered(key: QueryKey): Answered {
    const known = this.#known.get(key)
    if (known) return known
    const answered = this.#stillTrue(key) ?? this.#workOut(key)
    this.#known.set(key, answered)
    return answered
  }

  /** Lets go of the previous snapshot, so that a chain of edits does not keep every snapshot there ever was. */
  detached(): Answers {
    const next = new Answers(this.snapshot)
    if (this.#before) {
      const { answers, changedFacts } = this.#before
      for (const [key, answered] of answers.#known) {
        if (!answered.facts.some(fact => changedFacts.has(fact))) next.#known.set(key, answered)
      }
    }
    for (const [key, answered] of this.#known) next.#known.set(key, answered)
    return next
  }

  #stillTrue(key: QueryKey): Answered | null {
    if (!this.#before) return null
    const { answers, changedFacts } = this.#before
    const known = answers.#known.get(key)
    return known && !known.facts.some(fact => changedFacts.has(fact)) ? known : null
  }

  #workOut(key: QueryKey): Answered {
    const [name, ...args] = JSON.parse(key) as [QueryName, ...(string | number | null)[]]
    const query = QUERIES[name] as { facts(s: Snapshot, ...a: unknown[]): readonly string[]; answer(s: Snapshot, ...a: unknown[]): unknown }
    const answer = query.answer(this.snapshot, ...args)
    return { answer, hash: shortHash(JSON.stringify(answer) ?? 'undefined'), facts: query.facts(this.snapshot, ...args) }
  }
}

/** 128 bits of SHA-256, base64url: enough to tell contents apart, short enough to keep 100,000 of. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest().subarray(0, 16).toString('base64url')
}
