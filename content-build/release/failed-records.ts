import type { SitePath } from '#common/paths.ts'
import { leadsOn } from '#src/features/former-addresses/leads-on.ts'
import type { PageRecord } from '../plan/graph.ts'
import { isDocument, publishedFile } from '../plan/published-file.ts'
import { itemOf, productPageKey } from '../plan/withheld.ts'
import type { FailedPage } from '../render/render-pages.ts'
import type { WithheldPage } from './held-pages.ts'
import type { Manifest } from './manifest.ts'
import type { ReleaseStore } from './release-store.ts'

type FailedRecord = {
  readonly address: SitePath
  readonly record: PageRecord
  /** The address of its earlier version, when that differs. */
  readonly movedFrom: SitePath | null
}

/** Decides what visitors see of pages that failed to render. */
export class FailedRecords {
  /** Pages that visitors see in an earlier version, or not at all. */
  readonly records: readonly FailedRecord[]
  /** New pages of an item that the site can leave out. */
  readonly withheld: readonly WithheldPage[]

  constructor(failures: readonly FailedPage[], { manifest, store }: { manifest: Manifest; store: ReleaseStore }) {
    const versions = new EarlierVersions(manifest, store)
    const records: FailedRecord[] = []
    const withheld: WithheldPage[] = []
    for (const { address, reason, queries } of failures) {
      const failure = { reason, queries }
      const shown = versions.addressOf(address)
      const item = itemOf(address)
      if (shown !== null) {
        // EarlierVersions finds addresses of the manifest alone.
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
  }
}

/** Finds earlier versions of pages in the released site. Pages that only redirect do not count. */
class EarlierVersions {
  readonly #manifest: Manifest
  readonly #store: ReleaseStore
  #productPages: ReadonlyMap<string, readonly SitePath[]> | null = null

  constructor(manifest: Manifest, store: ReleaseStore) {
    this.#manifest = manifest
    this.#store = store
  }

  /**
   * The page's own address, or the one its product had before it moved, in the same language.
   * @returns null when visitors see neither
   */
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
