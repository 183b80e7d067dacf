import type { SitePath } from '../../src/i18n/paths.ts'
import { pagesOfItem } from '../plan/addresses.ts'
import type { QueryKey } from '../content/query-results.ts'
import type { CompiledSite } from '../render/compiled-site.ts'
import type { Policies } from '../render/content-security-policy.ts'
import { queriesOf } from '../plan/graph.ts'
import type { Manifest } from './manifest.ts'
import { renderPages } from '../render/render-plan.ts'
import type { NextContent, WithheldItem } from '../plan/withheld.ts'

/** A page of the content that the site does not show as the content has it. */
export type HeldPage = {
  readonly address: SitePath
  /** Visitors see an earlier version; else the page is not there. */
  readonly isKept: boolean
  /** For the log. */
  readonly reason: string
  /** What it asked: an edit that changes the answers concerns it. */
  readonly queries: readonly QueryKey[]
}

/** A page without an earlier version, and what is therefore left out of the site. */
export type WithheldPage = HeldPage & { readonly item: WithheldItem }

/** Withheld items that an edit tries again beside those it touches: so that many do not hold up every edit. */
const MOST_TRIED_AGAIN = 150

/** The pages of the released site that failed, those of withheld items left out: they are not part of it. */
export function heldPages({ graph }: Manifest): HeldPage[] {
  return [...graph.failed].flatMap(address => {
    const record = graph.pages.get(address)
    if (!record?.failure) return []
    return [{ address, isKept: record.hash !== '', reason: record.failure.reason, queries: queriesOf(record) }]
  })
}

/**
 * Tries what was withheld so far once more, with all content there: all of it after a start and with new code, else what the
 * edits touched and those whose turn it is.
 * @returns what still fails, and the pages of items that were not tried
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
    for (const { address, error, queries } of failed)
      failing.push({ address, isKept: false, reason: error.message, queries, item })
  }
  return { failing, untried: manifest.withheldPages.filter(({ item }) => !tried.has(item)) }
}

function triedAgain({ withheld, withheldPages }: Manifest, edited: ReadonlySet<string> | null): ReadonlySet<WithheldItem> {
  if (edited === null) return new Set(withheld)
  const known = new Set(withheldPages.map(({ item }) => item))
  const others = withheld.filter(item => known.has(item) && !edited.has(item)).slice(0, MOST_TRIED_AGAIN)
  return new Set([...withheld.filter(item => edited.has(item) || !known.has(item)), ...others])
}
