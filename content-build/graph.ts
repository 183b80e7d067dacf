import type { SitePath } from '../src/i18n/paths.ts'
import type { Answers, QueryKey } from './answers.ts'

/** What is known of a published page: the hash of its bytes and the queries it asked. */
export type PageRecord = { readonly hash: string; readonly queries: readonly QueryKey[] }

/**
 * Which page asked what, and which query rests on which fact: the memory that lets an edit touch only its own pages.
 * It describes the released site and changes only with a release.
 */
export class Graph {
  readonly pages = new Map<SitePath, PageRecord>()
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
    for (const key of record.queries) {
      const query = this.#queries.get(key)
      if (query) query.pages.add(address)
      else this.#queries.set(key, { hash: '', facts: [], pages: new Set([address]) })
    }
  }

  deletePage(address: SitePath): void {
    for (const key of this.pages.get(address)?.queries ?? []) {
      const query = this.#queries.get(key)
      query?.pages.delete(address)
    }
    this.pages.delete(address)
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
