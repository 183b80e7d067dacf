import type { SitePath } from '#common/paths.ts'
import type { PageItem } from '../content/page-item.ts'
import type { QueryKey } from '../content/query-results.ts'
import { pagesOfItem } from '../plan/addresses.ts'
import { allQueriesOf } from '../plan/graph.ts'
import type { NextContent } from '../plan/withheld.ts'
import type { CompiledSite } from '../render/compiled-site.ts'
import type { Policies } from '../render/content-security-policy.ts'
import { renderPages } from '../render/render-pages.ts'
import type { Manifest } from './manifest.ts'

/** A page that visitors do not see as the content has it. */
export type HeldPage = {
  readonly address: SitePath
  /** True: visitors see an earlier version. False: the page does not exist. */
  readonly isKept: boolean
  /** For the log. */
  readonly reason: string
  /** The page's queries: an edit that changes their results concerns it. */
  readonly queries: readonly QueryKey[]
}

/** A page without an earlier version, and the item that the site therefore leaves out. */
export type WithheldPage = HeldPage & { readonly item: PageItem }

/** Withheld items that an edit tries again besides those it touches: a limit, so that many do not delay every edit. */
const MAX_TRIED_AGAIN = 150

/** The failed pages of the released site; pages of withheld items are not part of it. */
export function heldPages({ graph }: Manifest): HeldPage[] {
  return [...graph.failed].flatMap(address => {
    const record = graph.pages.get(address)
    if (!record?.failure) return []
    return [{ address, isKept: record.hash !== '', reason: record.failure.reason, queries: allQueriesOf(record) }]
  })
}

/**
 * Tries withheld items once more, with all content present: all of them after a start and with new code, else those
 * that the edits touched and those whose turn it is.
 * @returns what still fails, and the pages of items that it did not try
 */
export async function stillWithheld(work: {
  site: CompiledSite
  manifest: Manifest
  content: NextContent
  policies: Policies
  isNewCode: boolean
  signal?: AbortSignal | undefined
}): Promise<{ failing: WithheldPage[]; untried: WithheldPage[] }> {
  const { site, manifest, policies, signal } = work
  if (manifest.withheld.length === 0) return { failing: [], untried: [] }
  const tried = triedAgain(manifest, work.isNewCode ? null : work.content.edited)
  const { answers } = work.content.without(new Set())
  const failing: WithheldPage[] = []
  for (const item of tried) {
    const addresses = pagesOfItem(item, answers.snapshot)
    const failed = await renderPages(site, answers, { addresses, policies, onPage() {}, signal })
    for (const { address, reason, queries } of failed) failing.push({ address, isKept: false, reason, queries, item })
  }
  return { failing, untried: manifest.withheldPages.filter(({ item }) => !tried.has(item)) }
}

/** The items to try again. @param edited rows as `entity:id`; null tries all */
function triedAgain({ withheld, withheldPages }: Manifest, edited: ReadonlySet<string> | null): ReadonlySet<PageItem> {
  if (edited === null) return new Set(withheld)
  const triedBefore = new Set(withheldPages.map(({ item }) => item))
  const isDue = (item: PageItem) => edited.has(item) || !triedBefore.has(item)
  const others = withheld.filter(item => !isDue(item)).slice(0, MAX_TRIED_AGAIN)
  return new Set([...withheld.filter(isDue), ...others])
}
