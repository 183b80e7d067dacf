import type { SitePath } from '#common/paths.ts'
import type { Category } from '#src/content/content-reader.ts'
import { FACT } from '../content/facts.ts'
import type { QueryName } from '../content/queries.ts'
import type { Answers } from '../content/query-results.ts'
import type { Snapshot, TouchedRow } from '../content/snapshot.ts'
import { addressesOf, pagesOfItem } from '../plan/addresses.ts'
import { isDocument } from '../plan/published-file.ts'
import { contentAfter, itemOf, pageAt } from '../plan/withheld.ts'
import type { HeldPage } from '../release/held-pages.ts'
import type { CompiledSite } from '../render/compiled-site.ts'
import type { Policies } from '../render/content-security-policy.ts'
import { renderPage } from '../render/render-pages.ts'
import type { WaitingPublication } from './publication-queue.ts'

type BlameWork = {
  site: CompiledSite
  policies: Policies
  publications: readonly WaitingPublication[]
  held: readonly HeldPage[]
  /** Addresses of the pages that failed before. */
  known: ReadonlySet<string>
  /** The content released before; null after a start. */
  before: Answers | null
  /** The content to release. */
  after: Answers
  /** The edited rows. */
  touched: readonly TouchedRow[]
}

/** Pages rendered to find out which of several edits holds them back; more would delay the answer to all of them. */
const MAX_TRIALS = 200

/**
 * Finds out which publication holds back which page. A page that fails for the first time is due to the edits that it
 * rests on; of several edits, to those without which it renders. A page that failed before also counts for publications
 * that edited what it is about (its own item, or see {@link ownFacts}), or an item of the publication that holds it back: what they
 * saved is not on it either.
 * A page that failed before and that no row names is due to each publication that held back more pages than its row has room for.
 * @returns the pages that each publication holds back, by its id
 */
export async function blamed(work: BlameWork): Promise<Map<number, HeldPage[]>> {
  const { publications, held, after } = work
  const result = new Map<number, HeldPage[]>()
  const trials = new Trials(work)
  const fresh = publications.filter(({ keepsBack }) => keepsBack.length === 0)
  const known = new Set([...work.known].map(pageAt))
  const keptBack = new Map(publications.map(({ id, keepsBack }) => [id, new Set(keepsBack.map(pageAt))]))
  for (const page of held) {
    const hasFailedBefore = known.has(pageAt(page.address))
    const named = publications.filter(({ id }) => keptBack.get(id)?.has(pageAt(page.address)))
    // A publication's row has room for the names of its first pages alone.
    const isUnnamed = named.length === 0 && hasFailedBefore
    const keepers = isUnnamed ? publications.filter(({ keepsBackMore }) => keepsBackMore) : named
    const itsRows = new Set([...keepers.flatMap(keeper => keeper.rows.map(keyOf)), itemOf(page.address)])
    const facts = new Set(page.queries.flatMap(key => after.answered(key).facts))
    const restedOn = () => fresh.filter(one => !trials.factsOf(one).isDisjointFrom(facts))
    const own = hasFailedBefore ? ownFacts(page, after) : new Set<string>()
    const others = hasFailedBefore
      ? fresh.filter(one => one.rows.some(row => itsRows.has(keyOf(row))) || !trials.factsOf(one).isDisjointFrom(own))
      : await trials.guilty(page, restedOn())
    for (const { id } of [...keepers, ...others]) result.set(id, [...(result.get(id) ?? []), page])
  }
  return result
}

/** Queries for what a page is about. The others list items with pages of their own, or what many pages show. */
const OWN_QUERIES: ReadonlySet<string> = new Set<QueryName>(['text', 'services', 'feedbacks'])

/** The facts of the texts, services, feedback or category that a page is about; none of data such as a sitemap. */
function ownFacts({ address, queries }: HeldPage, answers: Answers): ReadonlySet<string> {
  if (!isDocument(address)) return new Set()
  const facts = queries.flatMap(key => {
    const name = /^\["(\w+)"/.exec(key)?.[1] ?? ''
    if (OWN_QUERIES.has(name)) return answers.answered(key).facts
    if (name !== 'categoryBySegment') return []
    // Its fact is that of all categories.
    const category = answers.answerTo(key) as Category | null
    return category ? [FACT.category(category.id)] : []
  })
  return new Set(facts)
}

type Trial = { readonly answers: Answers; readonly addresses: ReadonlySet<SitePath> }

/** Renders pages without one of the edits, to find those without which a page renders. */
class Trials {
  readonly #work: BlameWork
  /** The content without a publication, by its id. */
  readonly #without = new Map<number, Trial>()
  readonly #facts = new Map<number, ReadonlySet<string>>()
  #left = MAX_TRIALS

  constructor(work: BlameWork) {
    this.#work = work
  }

  /** The facts that a publication changed; after a start all that its rows could have changed. */
  factsOf(publication: WaitingPublication): ReadonlySet<string> {
    const known = this.#facts.get(publication.id)
    if (known) return known
    const { before, after, touched } = this.#work
    const keys = new Set(publication.rows.map(keyOf))
    const snapshot: Snapshot = (before ?? after).snapshot
    const rows = before
      ? touched.filter(row => keys.has(keyOf(row)))
      : publication.rows.map(({ entity, id }): TouchedRow => ({ entity, id, row: null }))
    // Adds the rows themselves: neither snapshot has withheld or deleted ones.
    const facts = snapshot.patch(rows).facts.union(keys)
    this.#facts.set(publication.id, facts)
    return facts
  }

  /** The publications without which the page renders; all candidates when no single one is to blame. */
  async guilty(page: HeldPage, candidates: readonly WaitingPublication[]): Promise<readonly WaitingPublication[]> {
    const { before, site, policies } = this.#work
    if (candidates.length < 2 || before === null) return candidates
    this.#left -= candidates.length
    if (this.#left < 0) return candidates
    const found: WaitingPublication[] = []
    for (const candidate of candidates) {
      const { answers, addresses } = this.#contentWithout(candidate, before)
      const item = itemOf(page.address)
      const exists = item === null ? addresses.has(page.address) : pagesOfItem(item, answers.snapshot).includes(page.address)
      const renders = !exists || !('reason' in (await renderPage(site, answers, { address: page.address, policies })))
      if (renders) found.push(candidate)
    }
    return found.length > 0 ? found : candidates
  }

  #contentWithout(publication: WaitingPublication, before: Answers): Trial {
    const known = this.#without.get(publication.id)
    if (known) return known
    const { touched } = this.#work
    const keys = new Set(publication.rows.map(keyOf))
    const left = touched.filter(row => !keys.has(keyOf(row)))
    const { answers } = contentAfter(before, { withheld: [], edited: left }, this.#work.after.snapshot.year).without(new Set())
    const trial = { answers, addresses: addressesOf(answers.snapshot) }
    this.#without.set(publication.id, trial)
    return trial
  }
}

function keyOf({ entity, id }: { readonly entity: string; readonly id: number }): string {
  return `${entity}:${id}`
}
