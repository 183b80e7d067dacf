import type { SitePath } from '#common/paths.ts'
import type { Answers, QueryKey } from '../content/query-results.ts'

/** What the publisher knows of a published page: the hash of its bytes and its queries. */
export type PageRecord = {
  readonly hash: string
  readonly queries: readonly QueryKey[]
  /** Why it differs from the content; see {@link PageFailure}. */
  readonly failure?: PageFailure
}

/**
 * The last attempt to build a page failed. The file at its address is an earlier version, which the record's `hash` and
 * `queries` describe; without one `hash` is empty.
 */
export type PageFailure = {
  /** For the log. */
  readonly reason: string
  /** The page's queries before it failed: once a result changes the page may render. */
  readonly queries: readonly QueryKey[]
}

/** Every query that a page rests on, those of its last failed attempt included. */
export function allQueriesOf({ queries, failure }: PageRecord): readonly QueryKey[] {
  return failure ? [...new Set([...queries, ...failure.queries])] : queries
}

/**
 * Which page asked which query, and which query rests on which fact: the memory that lets an edit touch only its own
 * pages. It describes the released site and changes only with a release.
 */
export class Graph {
  readonly pages = new Map<SitePath, PageRecord>()
  /** Addresses of pages whose last attempt failed. */
  readonly failed = new Set<SitePath>()
  readonly #queries = new Map<QueryKey, { hash: string; facts: readonly string[]; pages: Set<SitePath> }>()
  readonly #queriesOfFact = new Map<string, Set<QueryKey>>()

  /** The queries that rest on these facts: their results may differ once the facts changed. */
  queriesRestingOn(facts: Iterable<string>): Set<QueryKey> {
    return new Set([...facts].flatMap(fact => [...(this.#queriesOfFact.get(fact) ?? [])]))
  }

  /** Every query that a released page asks. */
  queries(): IterableIterator<QueryKey> {
    return this.#queries.keys()
  }

  /** The hash of a query's published result; undefined when no page asks the query. */
  hashOf(query: QueryKey): string | undefined {
    return this.#queries.get(query)?.hash
  }

  /** The pages that ask a query. */
  pagesOf(query: QueryKey): ReadonlySet<SitePath> {
    return this.#queries.get(query)?.pages ?? new Set()
  }

  /** Every query of these pages, before and after they get new records. */
  queriesAround(pages: Iterable<readonly [SitePath, PageRecord | null]>): Set<QueryKey> {
    const queries = new Set<QueryKey>()
    for (const [address, record] of pages) {
      for (const page of [this.pages.get(address), record]) for (const key of page ? allQueriesOf(page) : []) queries.add(key)
    }
    return queries
  }

  /** Replaces what is known of a page. The results of new queries come with {@link settle}. */
  setPage(address: SitePath, record: PageRecord): void {
    this.deletePage(address)
    this.pages.set(address, record)
    if (record.failure) this.failed.add(address)
    for (const key of allQueriesOf(record)) {
      const query = this.#queries.get(key)
      if (query) query.pages.add(address)
      else this.#queries.set(key, { hash: '', facts: [], pages: new Set([address]) })
    }
  }

  deletePage(address: SitePath): void {
    const record = this.pages.get(address)
    for (const key of record ? allQueriesOf(record) : []) this.#queries.get(key)?.pages.delete(address)
    this.pages.delete(address)
    this.failed.delete(address)
  }

  /** Takes these queries' present results as the published ones; forgets queries that no page asks any more. */
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

  /** Restores a query's published result from a manifest; its facts come with {@link settle}. */
  restoreQuery(key: QueryKey, hash: string): void {
    const query = this.#queries.get(key)
    if (query) query.hash = hash
  }
}
