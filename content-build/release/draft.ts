import type { SitePath } from '#common/paths.ts'
import type { Answers, QueryKey } from '../content/query-results.ts'
import { factsBetween } from '../content/snapshot-difference.ts'
import type { Graph, PageRecord } from '../plan/graph.ts'
import type { RenderedOutput } from '../render/render-pages.ts'
import type { ReleaseStore } from './release-store.ts'
import type { Staging } from './staging.ts'

/** A rendered page; `staged` is null where its bytes are the released ones. */
export type DraftPage = { readonly record: PageRecord; readonly staged: string | null }

/**
 * The pages rendered so far by all tries to publish the same edits. A page is a function of its query results: it stays
 * valid while each of them has the same hash, whatever was released between two tries.
 */
export class Draft {
  readonly #store: ReleaseStore
  #staging: Staging | null = null
  #answers: Answers | null = null
  readonly #pages = new Map<SitePath, DraftPage>()
  /** Hashes of the query results that {@link #pages} rest on. */
  readonly #hashes = new Map<QueryKey, string>()
  /** Pages that the last {@link continueWith} found outdated. */
  forgotten = 0

  constructor(store: ReleaseStore) {
    this.#store = store
  }

  /** The folder of the release's files. */
  get staging(): Staging {
    return (this.#staging ??= this.#store.stage())
  }

  /**
   * Continues with the content of another try. Call it before other methods; the earlier results may not be queried any
   * more.
   */
  continueWith(answers: Answers): void {
    if (this.#answers) answers.adopt(this.#answers, factsBetween(this.#answers.snapshot, answers.snapshot))
    this.#answers = answers
    const changed = new Set([...this.#hashes].flatMap(([key, hash]) => (answers.answered(key).hash === hash ? [] : [key])))
    const outdated = [...this.#pages].filter(([, { record }]) => record.queries.some(key => changed.has(key)))
    for (const [address] of outdated) this.#pages.delete(address)
    for (const key of changed) this.#hashes.delete(key)
    this.forgotten = outdated.length
  }

  /** Adds a page, and stages its bytes unless they are the released ones. */
  add({ address, body, record }: RenderedOutput, { pages }: Graph): void {
    const staged = pages.get(address)?.hash === record.hash ? null : this.staging.write(body)
    this.addStaged(address, { record, staged })
  }

  /** Adds a page whose file is in the staging folder already. */
  addStaged(address: SitePath, { record, staged }: DraftPage): void {
    this.#pages.set(address, { record, staged })
    const answers = this.#answers as Answers // `continueWith` comes first.
    for (const key of record.queries) this.#hashes.set(key, answers.answered(key).hash)
  }

  /**
   * The page as rendered before.
   * @returns null when it needs rendering: also when its bytes were the released ones and no longer are
   */
  page(address: SitePath, { pages }: Graph): DraftPage | null {
    const page = this.#pages.get(address)
    if (!page) return null
    if (pages.get(address)?.hash === page.record.hash) return { record: page.record, staged: null }
    return page.staged === null ? null : page
  }

  /** Deletes its files. */
  discard(): void {
    this.#staging?.discard()
    this.#staging = null
    this.#pages.clear()
    this.#hashes.clear()
  }
}
