import { hash } from 'node:crypto'
import { QUERIES, type QueryAnswer, type QueryArgs, type QueryName } from './queries.ts'
import type { Snapshot } from './snapshot.ts'

/** A query with its arguments, as a string that survives in the manifest: `["product",12]`. */
export type QueryKey = string

export type Answered = { readonly answer: unknown; readonly hash: string; readonly facts: readonly string[] }

/**
 * Query results of one snapshot, each computed once however many pages ask. Results of the snapshot before stay valid
 * until a fact that they rest on changes.
 */
export class Answers {
  readonly snapshot: Snapshot
  #store = new Store()
  #before: { answers: Answers; changedFacts: ReadonlySet<string> } | null

  constructor(snapshot: Snapshot, before: { answers: Answers; changedFacts: ReadonlySet<string> } | null = null) {
    this.snapshot = snapshot
    this.#before = before
  }

  ask<N extends QueryName>(name: N, ...args: QueryArgs<N>): { key: QueryKey; answer: QueryAnswer<N> } {
    const key = JSON.stringify([name, ...args])
    return { key, answer: this.answered(key).answer as QueryAnswer<N> }
  }

  answered(key: QueryKey): Answered {
    const known = this.#store.get(key) ?? this.#stillTrue(key)
    if (known) return known
    const answered = this.#workOut(key)
    this.#store.set(key, answered)
    return answered
  }

  /**
   * Takes over the valid results of the previous snapshot, which may not be queried any more. An edit thus costs only
   * what it changes, and old snapshots do not pile up in memory.
   */
  settle(): this {
    if (!this.#before) return this
    const { answers, changedFacts } = this.#before
    const store = answers.#store
    for (const fact of changedFacts) store.forget(fact)
    for (const [key, answered] of this.#store) store.set(key, answered)
    this.#store = store
    this.#before = null
    return this
  }

  /**
   * Starts with the results of another one, which may not be queried any more.
   * @param changedFacts what differs between the content of the two, see facts.ts
   */
  adopt(other: Answers, changedFacts: ReadonlySet<string>): void {
    for (const fact of changedFacts) other.#store.forget(fact)
    this.#store = other.#store
  }

  #stillTrue(key: QueryKey): Answered | null {
    if (!this.#before) return null
    const { answers, changedFacts } = this.#before
    const known = answers.#store.get(key)
    return known && !known.facts.some(fact => changedFacts.has(fact)) ? known : null
  }

  #workOut(key: QueryKey): Answered {
    const [name, ...args] = JSON.parse(key) as [QueryName, ...(string | number | null)[]]
    const query = QUERIES[name] as {
      facts(s: Snapshot, ...a: unknown[]): readonly string[]
      answer(s: Snapshot, ...a: unknown[]): unknown
    }
    const answer = query.answer(this.snapshot, ...args)
    return { answer, hash: shortHash(JSON.stringify(answer) ?? 'undefined'), facts: query.facts(this.snapshot, ...args) }
  }
}

/** Results by query, and by the facts that they rest on. */
class Store {
  readonly #known = new Map<QueryKey, Answered>()
  readonly #keysOfFact = new Map<string, Set<QueryKey>>()

  get(key: QueryKey): Answered | undefined {
    return this.#known.get(key)
  }

  set(key: QueryKey, answered: Answered): void {
    this.#known.set(key, answered)
    for (const fact of answered.facts) {
      const keys = this.#keysOfFact.get(fact)
      if (keys) keys.add(key)
      else this.#keysOfFact.set(fact, new Set([key]))
    }
  }

  /** Drops every result that rests on the fact. */
  forget(fact: string): void {
    for (const key of this.#keysOfFact.get(fact) ?? []) this.#known.delete(key)
    this.#keysOfFact.delete(fact)
  }

  [Symbol.iterator](): IterableIterator<[QueryKey, Answered]> {
    return this.#known.entries()
  }
}

/** 128 bits of SHA-256, base64url: enough to distinguish contents, short enough to keep 100,000 of. */
export function shortHash(content: string | Uint8Array): string {
  return hash('sha256', content, 'buffer').subarray(0, 16).toString('base64url')
}
