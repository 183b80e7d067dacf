import type { SitePath } from '../../src/i18n/paths.ts'
import { addressesOf, pagesOfItem } from '../plan/addresses.ts'
import type { Answers } from '../content/query-results.ts'
import type { CompiledSite } from '../render/compiled-site.ts'
import type { Policies } from '../render/content-security-policy.ts'
import type { HeldPage } from '../release/held-pages.ts'
import type { WaitingPublication } from './publication-queue.ts'
import { renderPage } from '../render/render-plan.ts'
import type { Snapshot, TouchedRow } from '../content/snapshot.ts'
import { contentAfter, itemOf } from '../plan/withheld.ts'

/** Pages rendered to find out which of several edits keeps them back; more would hold up the answer to all of them. */
const MOST_TRIALS = 200

/**
 * Which publication keeps which page back. A page that fails for the first time is the doing of the edits that it rests on;
 * where these are several, of those without which it comes out. A page that was known to fail is also laid to those who
 * edit what it is about, or what the publication edited that keeps it back: what they saved is not on it either.
 * @param work.known addresses that failed before
 * @returns for each publication that keeps pages back, these
 */
export async function blamed(work: {
  site: CompiledSite
  policies: Policies
  publications: readonly WaitingPublication[]
  held: readonly HeldPage[]
  known: ReadonlySet<string>
  /** What was released before, null after a start; the content that was to be released; and the rows that were edited. */
  before: Answers | null
  after: Answers
  touched: readonly TouchedRow[]
}): Promise<Map<number, HeldPage[]>> {
  const { publications, held, known, after } = work
  const result = new Map<number, HeldPage[]>()
  const trials = new Trials(work)
  for (const page of held) {
    const keepers = publications.filter(({ keepsBack }) => keepsBack.includes(page.address))
    const fresh = publications.filter(({ keepsBack }) => keepsBack.length === 0)
    const rows = new Set([...keepers.flatMap(keeper => keeper.rows.map(keyOf)), itemOf(page.address)])
    const facts = new Set(page.queries.flatMap(key => after.answered(key).facts))
    const others = known.has(page.address)
      ? fresh.filter(one => one.rows.some(row => rows.has(keyOf(row))))
      : await trials.guilty(
          page,
          fresh.filter(one => !trials.factsOf(one).isDisjointFrom(facts)),
        )
    for (const { id } of [...keepers, ...others]) result.set(id, [...(result.get(id) ?? []), page])
  }
  return result
}

type Trial = { readonly answers: Answers; readonly addresses: ReadonlySet<SitePath> }

/** Renders pages without one of the edits. */
class Trials {
  readonly #work: Parameters<typeof blamed>[0]
  readonly #without = new Map<number, Trial>()
  readonly #facts = new Map<number, ReadonlySet<string>>()
  #left = MOST_TRIALS

  constructor(work: Parameters<typeof blamed>[0]) {
    this.#work = work
  }

  /** What a publication changed, in the words of facts.ts; after a start whatever its rows could have changed. */
  factsOf(publication: WaitingPublication): ReadonlySet<string> {
    const known = this.#facts.get(publication.id)
    if (known) return known
    const { before, after, touched } = this.#work
    const keys = new Set(publication.rows.map(keyOf))
    const snapshot: Snapshot = (before ?? after).snapshot
    const rows = before
      ? touched.filter(row => keys.has(keyOf(row)))
      : publication.rows.map(({ entity, id }): TouchedRow => ({ entity, id, row: null }))
    // The rows themselves too: what was withheld or deleted is in neither snapshot.
    const facts = snapshot.patch(rows, snapshot.year).facts.union(keys)
    this.#facts.set(publication.id, facts)
    return facts
  }

  /** Of several that a page rests on those without which it comes out; all of them when no single one is to blame. */
  async guilty(page: HeldPage, candidates: readonly WaitingPublication[]): Promise<readonly WaitingPublication[]> {
    const { before, site, policies } = this.#work
    if (candidates.length < 2 || before === null || (this.#left -= candidates.length) < 0) return candidates
    const found: WaitingPublication[] = []
    for (const candidate of candidates) {
      const { answers, addresses } = this.#contentWithout(candidate, before)
      const item = itemOf(page.address)
      const exists = item === null ? addresses.has(page.address) : pagesOfItem(item, answers.snapshot).includes(page.address)
      if (!exists || !('error' in (await renderPage(site, answers, { address: page.address, policies })))) found.push(candidate)
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
