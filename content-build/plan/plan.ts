import type { SitePath } from '#common/paths.ts'
import type { Answers, QueryKey } from '../content/query-results.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { addressChanges, addressesOf } from './addresses.ts'
import type { Graph } from './graph.ts'

/** What a release renders and removes. */
export type Plan = {
  /** Pages to render: first new ones, then those whose query results differ and may link there, then those that failed before. */
  readonly render: readonly SitePath[]
  /** How many of {@link render} the content concerns: the others only failed before. */
  readonly concerned: number
  /** Pages whose address is gone. */
  readonly remove: readonly SitePath[]
  /** Queries run again, with any outcome: their facts may have changed even where the result did not. */
  readonly asked: ReadonlySet<QueryKey>
  /** Pages of the whole site when this is published. */
  readonly total: number
}

/**
 * Failed pages that an edit tries again besides those it concerns: a limit, so that a wholly broken kind of page does
 * not delay every edit. A start tries all of them.
 */
const MAX_PAGES_TRIED_AGAIN = 500

/** How the content to publish differs from the released one. */
export type ContentChange = {
  /** The released content. */
  readonly before: Snapshot
  /** Names of the parts that differ, such as `product:12`; see facts.ts. */
  readonly facts: ReadonlySet<string>
}

/**
 * Plans which pages an edit renders and removes. It runs only those queries again that rest on a changed fact, and leaves out
 * a page whose results all keep their published hashes (early cut-off).
 * @param change null after a start, when anything may have changed: it then runs every query and compares every address
 */
export function planEdit(graph: Graph, answers: Answers, change: ContentChange | null): Plan {
  const asked = change ? graph.queriesRestingOn(change.facts) : new Set(graph.queries())
  const dirty = new Set<SitePath>()
  for (const key of asked) {
    if (answers.answered(key).hash === graph.hashOf(key)) continue
    for (const page of graph.pagesOf(key)) dirty.add(page)
  }
  const { added, removed } = change
    ? addressChanges(change.before, answers.snapshot, change.facts)
    : compareAddresses(graph, answers)
  const failed = [...graph.failed].slice(0, change ? MAX_PAGES_TRIED_AGAIN : undefined)
  const concerned = added.union(dirty).difference(removed)
  return {
    render: [...concerned.union(new Set(failed).difference(removed))],
    concerned: concerned.size,
    remove: [...removed],
    asked,
    total: graph.pages.size + added.size - removed.size,
  }
}

/** Plans every page of the content: for a first publish, or after the site's code changed. */
export function planAll(graph: Graph, answers: Answers): Plan {
  const addresses = addressesOf(answers.snapshot)
  return {
    render: [...addresses],
    concerned: addresses.size,
    remove: [...graph.pages.keys()].filter(page => !addresses.has(page)),
    asked: new Set(graph.queries()),
    total: addresses.size,
  }
}

/** The address changes after a start, found by comparing every address. */
function compareAddresses(graph: Graph, answers: Answers): { added: Set<SitePath>; removed: Set<SitePath> } {
  const addresses = addressesOf(answers.snapshot)
  const released = new Set(graph.pages.keys())
  return { added: addresses.difference(released), removed: released.difference(addresses) }
}
