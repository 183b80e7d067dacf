import { leadsOn } from '../../src/features/former-addresses/leads-on.ts'
import type { SitePath } from '../../src/i18n/paths.ts'
import { isDocument, publishedFile } from '../plan/addresses.ts'
import type { PageRecord } from '../plan/graph.ts'
import type { WithheldPage } from './held-pages.ts'
import type { Manifest } from './manifest.ts'
import type { FailedPage } from '../render/render-plan.ts'
import type { ReleaseStore } from './release-store.ts'
import { itemOf, productPageKey, type WithheldItem } from '../plan/withheld.ts'

type FailedRecord = {
  readonly address: SitePath
  readonly record: PageRecord
  /** Where its earlier version is, when that is another address. */
  readonly movedFrom: SitePath | null
}

/** What becomes of the pages that did not come out. */
export class FailedRecords {
  /** Those that are shown in an earlier version, or that nothing can be shown of. */
  readonly records: readonly FailedRecord[]
  /** Those that were never there and belong to something that the site can do without. */
  readonly withheld: readonly WithheldPage[]
  readonly items: ReadonlySet<WithheldItem>

  constructor(failures: readonly FailedPage[], { manifest, store }: { manifest: Manifest; store: ReleaseStore }) {
    const versions = new EarlierVersions(manifest, store)
    const records: FailedRecord[] = []
    const withheld: WithheldPage[] = []
    for (const { address, error, queries } of failures) {
      const failure = { reason: reasonOf(error), queries }
      const shown = versions.addressOf(address)
      const item = itemOf(address)
      if (shown !== null) {
        const { hash, queries: asked } = manifest.graph.pages.get(shown) as PageRecord
        records.push({ address, record: { hash, queries: asked, failure }, movedFrom: shown === address ? null : shown })
      } else if (item !== null) {
        withheld.push({ address, isKept: false, ...failure, item })
      } else {
        records.push({ address, record: { hash: '', queries: [], failure }, movedFrom: null })
      }
    }
    this.records = records
    this.withheld = withheld
    this.items = new Set(withheld.map(({ item }) => item))
  }
}

/** Where the released site has earlier versions of pages. Pages that only lead on are none. */
class EarlierVersions {
  readonly #manifest: Manifest
  readonly #store: ReleaseStore
  #productPages: ReadonlyMap<string, readonly SitePath[]> | null = null

  constructor(manifest: Manifest, store: ReleaseStore) {
    this.#manifest = manifest
    this.#store = store
  }

  /** The page's own address, or the one that its product had before it moved, in the same language. */
  addressOf(address: SitePath): SitePath | null {
    if (this.#isShown(address)) return address
    const key = productPageKey(address)
    const others = key === null ? [] : (this.#pagesOfProducts().get(key) ?? [])
    return others.find(other => other !== address && this.#isShown(other)) ?? null
  }

  #isShown(address: SitePath): boolean {
    if (!this.#manifest.graph.pages.get(address)?.hash) return false
    const file = publishedFile(address)
    return this.#store.has(file) && !(isDocument(address) && leadsOn(this.#store.read(file)))
  }

  #pagesOfProducts(): ReadonlyMap<string, readonly SitePath[]> {
    this.#productPages ??= Map.groupBy(this.#manifest.graph.pages.keys(), page => productPageKey(page) ?? '')
    return this.#productPages
  }
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message
}
