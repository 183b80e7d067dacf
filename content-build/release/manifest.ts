import { posix } from 'node:path'
import type { z } from 'zod'
import type { SitePath } from '#common/paths.ts'
import type { PageItem } from '../content/page-item.ts'
import type { QueryKey } from '../content/query-results.ts'
import { Graph, type PageRecord } from '../plan/graph.ts'
import type { PolicyTexts } from '../render/content-security-policy.ts'
import type { WithheldPage } from './held-pages.ts'
import { StoredManifest } from './stored-release.ts'

/** A file beside the pages, its hash, and the last code build (counted from 1) that had it. */
export type AssetRecord = { readonly hash: string; readonly build: number }

/** What a release changes in the manifest; stored with it, so that base + deltas = the released site. */
export type ManifestDelta = {
  readonly release: number
  readonly fingerprint: string
  readonly build: number
  /** The content security policy of the pages of each area. */
  readonly policies: PolicyTexts
  /** False while {@link policies} may lack elements of pages that could not be built when this code came. */
  readonly arePoliciesComplete: boolean
  /** The earlier code's policy, while visitors still see pages that it rendered; else null. */
  readonly earlierPolicies: PolicyTexts | null
  /** Items that the site leaves out because their pages cannot be built; see withheld.ts. */
  readonly withheld: readonly PageItem[]
  readonly assets: readonly (readonly [file: string, record: AssetRecord | null])[]
  readonly pages: readonly (readonly [address: SitePath, record: PageRecord | null])[]
  readonly queries: readonly (readonly [key: QueryKey, hash: string])[]
}

/** Everything known of the released site; see graph.ts for the part that plans. */
export class Manifest {
  /** Number of the last release, 0 before the first. */
  release = 0
  /** Fingerprint of the code that rendered it; empty before the first release. */
  fingerprint = ''
  /** How many different code builds were released here. */
  build = 0
  policies: PolicyTexts = { site: '', admin: '' }
  arePoliciesComplete = true
  earlierPolicies: PolicyTexts | null = null
  withheld: readonly PageItem[] = []
  /** The pages that hold {@link withheld} back, as last tried. In memory alone: a start tries all. */
  withheldPages: readonly WithheldPage[] = []
  readonly assets = new Map<string, AssetRecord>()
  /** The names in {@link assets} by their folder. */
  readonly #filesOfFolder = new Map<string, Set<string>>()
  readonly graph = new Graph()

  /** Takes a release over, once it is in place. */
  apply(delta: ManifestDelta): void {
    this.release = delta.release
    this.fingerprint = delta.fingerprint
    this.build = delta.build
    this.policies = delta.policies
    this.arePoliciesComplete = delta.arePoliciesComplete
    this.earlierPolicies = delta.earlierPolicies
    this.withheld = delta.withheld
    for (const [file, record] of delta.assets) this.#setAsset(file, record)
    for (const [address, record] of delta.pages) {
      if (record) this.graph.setPage(address, record)
      else this.graph.deletePage(address)
    }
    for (const [key, hash] of delta.queries) this.graph.restoreQuery(key, hash)
  }

  /** The part of a delta that stays as it is in a release of the same code and content. */
  get unchanged(): Omit<ManifestDelta, 'release' | 'assets' | 'pages' | 'queries'> {
    const { fingerprint, build, policies, arePoliciesComplete, earlierPolicies, withheld } = this
    return { fingerprint, build, policies, arePoliciesComplete, earlierPolicies, withheld }
  }

  /** The files of {@link assets} in one folder, indexed: a shop has many pictures, and a release asks for a few folders. */
  assetsIn(folder: string): ReadonlySet<string> {
    return this.#filesOfFolder.get(folder) ?? new Set()
  }

  #setAsset(file: string, record: AssetRecord | null): void {
    const folder = posix.dirname(file)
    const files = this.#filesOfFolder.get(folder) ?? new Set()
    if (record) {
      this.assets.set(file, record)
      this.#filesOfFolder.set(folder, files.add(file))
      return
    }
    this.assets.delete(file)
    files.delete(file)
    if (files.size === 0) this.#filesOfFolder.delete(folder)
  }

  /** The whole manifest as one JSON text. Pages name queries by their number, because most pages ask the same ones. */
  serialize(): string {
    const keys = [...this.graph.queries()]
    const numbers = new Map(keys.map((key, index) => [key, index]))
    return JSON.stringify({
      ...this.unchanged,
      release: this.release,
      assets: [...this.assets],
      queries: keys.map(key => [key, this.graph.hashOf(key)]),
      pages: [...this.graph.pages].map(([address, { hash, queries, failure = null }]) => [
        address,
        hash,
        queries.map(key => numbers.get(key) as number), // The graph knows every query of its pages.
        failure,
      ]),
    } satisfies z.input<typeof StoredManifest>)
  }

  /** Reads what {@link serialize} wrote. @throws ZodError or SyntaxError when the text is no manifest */
  static parse(text: string): Manifest {
    const { queries, pages, ...stored } = StoredManifest.parse(JSON.parse(text))
    const manifest = new Manifest()
    const keys = queries.map(([key]) => key)
    manifest.apply({
      ...stored,
      pages: pages.map(([address, hash, numbers, failure]) => [
        address,
        { hash, queries: numbers.map(number => keyAt(keys, number)), ...(failure && { failure }) },
      ]),
      queries: queries.map(([key, hash]) => [key, hash ?? '']),
    })
    return manifest
  }
}

function keyAt(keys: readonly QueryKey[], number: number): QueryKey {
  const key = keys[number]
  if (key === undefined) throw new SyntaxError('a page names a query that is not there')
  return key
}
