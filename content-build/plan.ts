import type { SitePath } from '../src/i18n/paths.ts'
import { addressesOf } from './addresses.ts'
import type { Answers, QueryKey } from './answers.ts'
import type { Graph } from './graph.ts'

export type Plan = {
  /** Pages to render, in the order of the site's addresses or of the dirty queries. */
  readonly render: readonly SitePath[]
  /** Pages whose address is gone. */
  readonly remove: readonly SitePath[]
  /** Queries asked again, whatever came of it: their facts may have changed even where the answer did not. */
  readonly asked: ReadonlySet<QueryKey>
  /** Pages of the whole site when this is published. */
  readonly total: number
}

/**
 * What an edit makes necessary. Only queries resting on a changed fact are asked again, and where the answer's hash
 * is the published one its pages are clean (early cut-off). Addresses are compared only when an edit could have
 * changed them.
 * @param facts what differs from the published content, or `'unknown'` to ask every query and compare every address
 *   (after a start: whatever happened meanwhile is found)
 */
export function planEdit(graph: Graph, answers: Answers, facts: ReadonlySet<string> | 'unknown'): Plan {
  const asked = facts === 'unknown' ? new Set(graph.queries()) : graph.queriesOf(facts)
  const dirty = new Set<SitePath>()
  for (const key of asked) {
    if (answers.answered(key).hash === graph.hashOf(key)) continue
    for (const page of graph.pagesOf(key)) dirty.add(page)
  }
  if (facts !== 'unknown' && !facts.has('addresses')) return { render: [...dirty], remove: [], asked, total: graph.pages.size }

  const addresses = addressesOf(answers.snapshot)
  const remove = [...graph.pages.keys()].filter(page => !addresses.has(page))
  const render = [...addresses].filter(page => dirty.has(page) || !graph.pages.has(page))
  return { render, remove, asked, total: addresses.size }
}

/** Every page of the content, for a first publish or after the site's code changed. */
export function planAll(graph: Graph, answers: Answers): Plan {
  const addresses = addressesOf(answers.snapshot)
  return {
    render: [...addresses],
    remove: [...graph.pages.keys()].filter(page => !addresses.has(page)),
    asked: new Set(graph.queries()),
    total: addresses.size,
  }
}
