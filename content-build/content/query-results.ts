import { hash } from 'node:crypto'
import { QUERIES, type QueryAnswer, type QueryArgs, type QueryName } from './queries.ts'
import type { Snapshot } from './snapshot.ts'

/** A query with its arguments, as a string that survives in the manifest: `["product",12]`. */
export type QueryKey = string

/** A query's result in one snapshot, and what it rests on. */
export type Answered = {
  /** One string for all pages that ask it: a shop's pages name a million queries. */
  readonly key: QueryKey
  /** {@link NO_RESULT} where the query cannot be answered. */
  readonly hash: string
  readonly facts: readonly string[]
  /** Missing where only another thread has worked it out, see {@link Answers.takeHash}, and where it cannot be worked out. */
  readonly answer?: unknown
}

/** The hash of no result: another version of the code asked a query that this one lacks, or that fails here. */
const NO_RESULT = ''

/**
 * Query results of one snapshot, each computed once however many pages ask. Results of the snapshot before stay valid
 * until a fact that they rest on changes.
 */
export class Answers {
  readonly snapshot: Snapshot
  #store = new ResultStore()
  /** The results of the snapshot before, until {@link settle} takes them over; null when there are none. */
  #before: { answers: Answers; changedFacts: ReadonlySet<string> } | null

  constructor(snapshot: Snapshot, before: { answers: Answers; changedFacts: ReadonlySet<string> } | null = null) {
    this.snapshot = snapshot
    this.#before = before
  }

  /** Answers a query. @returns also the key that names it in the manifest @throws what the query throws */
  ask<N extends QueryName>(name: N, ...args: QueryArgs<N>): { key: QueryKey; answer: QueryAnswer<N> } {
    const { key, answer } = this.#withAnswer(JSON.stringify([name, ...args]))
    // The key begins with the query's name, so this is that query's answer.
    return { key, answer: answer as QueryAnswer<N> }
  }

  /** Answers a query of the manifest. */
  answerTo(key: QueryKey): unknown {
    return this.#withAnswer(key).answer
  }

  /**
   * The result's hash and facts; the answer itself may be missing. Never throws: what a manifest names must not hold back
   * the plan. The pages that ask it are rendered again, and it is they that fail.
   */
  answered(key: QueryKey): Answered {
    const known = this.#known(key)
    if (known) return known
    try {
      return this.#workOut(key)
    } catch {
      return this.#keep({ key, hash: NO_RESULT, facts: factsOf(key, this.snapshot) })
    }
  }

  /**
   * Takes over the hash of a result that another thread worked out from the same snapshot.
   * @returns the key as the other results name it
   */
  takeHash(key: QueryKey, resultHash: string): QueryKey {
    // Asks its own store alone. While the other thread rendered, a smaller publication may have been released: settling it has
    // taken the results before over, and they belong to its content now.
    const known = this.#store.get(key)
    if (known) return known.key
    this.#store.set(key, { key, hash: resultHash, facts: queryOf(key).facts(this.snapshot) })
    return key
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

  /** The result of the snapshot before; null when there is none, or a fact of it has changed. */
  #stillValid(key: QueryKey): Answered | null {
    if (!this.#before) return null
    const { answers, changedFacts } = this.#before
    const known = answers.#store.get(key)
    return known && !known.facts.some(fact => changedFacts.has(fact)) ? known : null
  }

  #known(key: QueryKey): Answered | null {
    return this.#store.get(key) ?? this.#stillValid(key)
  }

  #withAnswer(key: QueryKey): Answered {
    const known = this.#known(key)
    return known && 'answer' in known ? known : this.#workOut(key)
  }

  #workOut(key: QueryKey): Answered {
    const query = queryOf(key)
    const answer = query.answer(this.snapshot)
    const facts = query.facts(this.snapshot)
    return this.#keep({ key, answer, hash: shortHash(JSON.stringify(answer) ?? 'undefined'), facts })
  }

  #keep(answered: Answered): Answered {
    this.#store.set(answered.key, answered)
    return answered
  }
}

/** What a query rests on that cannot be answered; nothing when this code does not know it. */
function factsOf(key: QueryKey, snapshot: Snapshot): readonly string[] {
  try {
    return queryOf(key).facts(snapshot)
  } catch {
    return []
  }
}

/**
 * The query that a key names, with its arguments in place. {@link Answers.ask} makes the keys, so the casts hold, except for
 * keys that another version of the code made: using such a query throws.
 */
function queryOf(key: QueryKey): { facts(s: Snapshot): readonly string[]; answer(s: Snapshot): unknown } {
  const [name, ...args] = JSON.parse(key) as [QueryName, ...(string | number | null)[]]
  const query = QUERIES[name] as {
    facts(s: Snapshot, ...a: unknown[]): readonly string[]
    answer(s: Snapshot, ...a: unknown[]): unknown
  }
  return { facts: snapshot => query.facts(snapshot, ...args), answer: snapshot => query.answer(snapshot, ...args) }
}

/** Results by query, and by the facts that they rest on. */
class ResultStore {
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
