import type { SitePath } from '../../src/i18n/paths.ts'
import type { Answers, QueryKey } from '../content/query-results.ts'

/** What is known of a published page: the hash of its bytes and the queries it asked. */
export type PageRecord = {
  readonly hash: string
  readonly queries: readonly QueryKey[]
  /** Why it is not what the content says; see {@link PageFailure}. */
  readonly failure?: PageFailure
}

/**
 * The last attempt to build a page that did not come out. The file at its address is an earlier version, which `hash` and
 * `queries` of its record describe, or there is none: then `hash` is empty.
 */
export type PageFailure = {
  /** For the log. */
  readonly reason: string
  /** What it asked before it failed: where an answer changes it may come out. */
  readonly queries: readonly QueryKey[]
}

/** Every query that a page rests on. */
export function queriesOf({ queries, failure }: PageRecord): readonly QueryKey[] {
  return failure ? [...new Set([...queries, ...failure.queries])] : queries
}

/**
 * Which page asked what, and which query rests on which fact: the memory that lets an edit touch only its own pages.
 * It describes the released site and changes only with a release.
 */
export class Graph {
  readonly pages = new Map<SitePath, PageRecord>()
  /** Those of {@link pages} that failed. */
  readonly failed = new Set<SitePath>()
  readonly #queries = new Map<QueryKey, { hash: string; facts: readonly string[]; pages: Set<SitePath> }>()
  readonly #queriesOfFact = new Map<string, Set<QueryKey>>()

  /** Queries whose answers may be others when these facts changed. */
  queriesOf(facts: Iterable<string>): Set<QueryKey> {
    return new Set([...facts].flatMap(fact => [...(this.#queriesOfFact.get(fact) ?? [])]))
  }

  queries(): IterableIterator<QueryKey> {
    return this.#queries.keys()
  }

  hashOf(query: QueryKey): string | undefined {
    return this.#queries.get(query)?.hash
  }

  pagesOf(query: QueryKey): ReadonlySet<SitePath> {
    return this.#queries.get(query)?.pages ?? new Set()
  }

  setPage(address: SitePath, record: PageRecord): void {
    this.deletePage(address)
    this.pages.set(address, record)
    if (record.failure) this.failed.add(address)
    for (const key of queriesOf(record)) {
      const query = this.#queries.get(key)
      if (query) query.pages.add(address)
      else this.#queries.set(key, { hash: '', facts: [], pages: new Set([address]) })
    }
  }

  deletePage(address: SitePath): void {
    const record = this.pages.get(address)
    for (const key of record ? queriesOf(record) : []) this.#queries.get(key)?.pages.delete(address)
    this.pages.delete(address)
    this.failed.delete(address)
  }

  /** Takes the answers these queries have now as the published ones; forgets those that no page asks any more. */
  settle(queries: Iterable<QueryKey>, answers: Answers): void {
    for (const key of queries) {
      const query = this.#queries.get(key)
      if (!query) continue
      for (const fact of query.facts) this.#queriesOfFact.get(fact)?.delete(key)
      if (query.pages.size === 0) {
        this.#queries.delete(key)
        continue
      }
      const { hash, facts } = answers.answered(key)
      query.hash = hash
      query.facts = facts
      for (const fact of facts) {
        const known = this.#queriesOfFact.get(fact)
        if (known) known.add(key)
        else this.#queriesOfFact.set(fact, new Set([key]))
      }
    }
  }

  /** Puts back what a manifest remembers of a query's published answer; its facts come with {@link settle}. */
  restoreQuery(key: QueryKey, hash: string): void {
    const query = this.#queries.get(key)
    if (query) query.hash = hash
  }
}
