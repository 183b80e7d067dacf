import type { SitePath } from '#common/paths.ts'
import type { Category } from '#src/content/content-reader.ts'
import { FACT } from '../content/facts.ts'
import type { QueryName } from '../content/queries.ts'
import type { Answers } from '../content/query-results.ts'
import type { Snapshot, TouchedRow } from '../content/snapshot.ts'
import { addressesOf } from '../plan/addresses.ts'
import { isDocument } from '../plan/published-file.ts'
import { contentAfter, itemOf, pageKey } from '../plan/withheld.ts'
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
  heldBefore: ReadonlySet<string>
  /** The content of the release before this one; null after a start. */
  before: Answers | null
  /** The released content. */
  after: Answers
  /** Rows put over `before`: the edited and the withheld ones; none after a start. */
  touched: readonly TouchedRow[]
}

/** The most pages that one call renders to find out which of several edits holds them back: every editor waits meanwhile. */
const MAX_TRIALS = 200

/**
 * Finds out which publication holds back which page. To blame for a page are:
 * - the publications that were blamed for it before;
 * - where it fails for the first time: the new edits that it rests on; of several, those without which it renders;
 * - where it failed before: the new edits of what it is about ({@link editsOf}), for what they saved is not on it either.
 * @returns the pages that each publication holds back, by its id
 */
export async function assignBlame(work: BlameWork): Promise<Map<number, HeldPage[]>> {
  const { publications, held, after } = work
  const result = new Map<number, HeldPage[]>()
  const trials = new Trials(work)
  const heldBefore = new Set([...work.heldBefore].map(pageKey))
  const fresh = publications.filter(({ holdsBack }) => holdsBack.length === 0)
  const withPages = publications.map(publication => ({ publication, pages: new Set(publication.holdsBack.map(pageKey)) }))
  for (const page of held) {
    const hasFailedBefore = heldBefore.has(pageKey(page.address))
    const earlier = blamedBefore(page, withPages, hasFailedBefore)
    const added = hasFailedBefore
      ? editsOf(page, fresh, { earlier, trials, after })
      : await trials.findBlamed(page, editsItRestsOn(page, fresh, { trials, after }))
    for (const { id } of [...earlier, ...added]) result.set(id, [...(result.get(id) ?? []), page])
  }
  return result
}

/** A waiting publication, and the pages that its row names (keys of {@link pageKey}); none when it is new. */
type PublicationPages = { readonly publication: WaitingPublication; readonly pages: ReadonlySet<string> }

/**
 * The publications that were blamed for a page before. A publication's row has room for the names of its first pages alone: a
 * page that failed before and that no row names counts against each publication that held back more than its row names.
 */
function blamedBefore(
  { address }: HeldPage,
  withPages: readonly PublicationPages[],
  hasFailedBefore: boolean,
): WaitingPublication[] {
  const named = withPages.filter(({ pages }) => pages.has(pageKey(address)))
  const isUnnamed = named.length === 0 && hasFailedBefore
  const blamed = isUnnamed ? withPages.filter(({ publication }) => publication.holdsBackMore) : named
  return blamed.map(({ publication }) => publication)
}

/** The publications that changed a fact on which the page rests. */
function editsItRestsOn(
  page: HeldPage,
  publications: readonly WaitingPublication[],
  { trials, after }: { trials: Trials; after: Answers },
): WaitingPublication[] {
  const facts = new Set(page.queries.flatMap(key => after.answered(key).facts))
  return publications.filter(publication => !trials.factsOf(publication).isDisjointFrom(facts))
}

/** The publications that edited what the page is about, or a row of an earlier publication that holds it back. */
function editsOf(
  page: HeldPage,
  publications: readonly WaitingPublication[],
  { earlier, trials, after }: { earlier: readonly WaitingPublication[]; trials: Trials; after: Answers },
): WaitingPublication[] {
  const rows = new Set([...earlier.flatMap(publication => publication.rows.map(keyOf)), itemOf(page.address)])
  const facts = ownFacts(page, after)
  return publications.filter(
    publication => publication.rows.some(row => rows.has(keyOf(row))) || !trials.factsOf(publication).isDisjointFrom(facts),
  )
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

/** Renders a page without each edit in turn, to find the edits that hold it back. Also knows the facts of each edit. */
class Trials {
  readonly #work: BlameWork
  /** The content without a publication, by its id. */
  readonly #without = new Map<number, Trial>()
  readonly #facts = new Map<number, ReadonlySet<string>>()
  #trialsLeft = MAX_TRIALS

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
    // `patch` finds no fact of a withheld or deleted row that is missing before and after: its key counts as a fact, too.
    const facts = snapshot.patch(rows).facts.union(keys)
    this.#facts.set(publication.id, facts)
    return facts
  }

  /** The publications without which the page renders; all candidates when no single one is to blame. */
  async findBlamed(page: HeldPage, candidates: readonly WaitingPublication[]): Promise<readonly WaitingPublication[]> {
    const { before, site, policies } = this.#work
    if (candidates.length < 2 || before === null) return candidates
    this.#trialsLeft -= candidates.length
    if (this.#trialsLeft < 0) return candidates
    const blamed: WaitingPublication[] = []
    for (const candidate of candidates) {
      const { answers, addresses } = this.#contentWithout(candidate, before)
      // Without the edit there may be no such page.
      const exists = addresses.has(page.address)
      const renders = !exists || !('reason' in (await renderPage(site, answers, { address: page.address, policies })))
      if (renders) blamed.push(candidate)
    }
    return blamed.length > 0 ? blamed : candidates
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
