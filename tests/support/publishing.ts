import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Candidate, passingCandidates } from '#content-build/content/passing.ts'
import type { Answers } from '#content-build/content/query-results.ts'
import { Snapshot, type TouchedRow } from '#content-build/content/snapshot.ts'
import { leadingOnAddresses } from '#content-build/plan/addresses.ts'
import { fileOfAddress } from '#content-build/plan/published-file.ts'
import { contentAfter, type NextContent, wholeContent, withheldRows } from '#content-build/plan/withheld.ts'
import { countPagesToPublish } from '#content-build/process/next-publication.ts'
import { writeWholeSite } from '#content-build/process/whole-site.ts'
import { YieldPolicy } from '#content-build/process/yield-policy.ts'
import { Draft } from '#content-build/release/draft.ts'
import type { Manifest } from '#content-build/release/manifest.ts'
import type { PictureSource } from '#content-build/release/picture-files.ts'
import { publish, type PublishOptions, type PublishResult } from '#content-build/release/publish.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import type { RenderPool } from '#content-build/release/render-pool.ts'
import type { CompiledSite } from '#content-build/render/compiled-site.ts'
import { GaveWay } from '#content-build/render/render-pages.ts'
import type { ContentState } from './content-state.ts'
import { firstPublish } from './first-publish.ts'
import { filesOf } from './site-folder.ts'

export const YEAR = 2026

/** Every file of every picture, each with bytes of its own: the publisher copies them without reading them. */
export const PICTURE_SOURCE: PictureSource = { read: async (hash, name) => Buffer.from(`${hash}/${name}`) }

/** A publisher without a database: edits of a {@link ContentState} go live in a folder. */
export class FolderPublisher {
  readonly folder: string
  #site: CompiledSite
  readonly #pool: RenderPool | undefined
  readonly #state: ContentState
  readonly #store: ReleaseStore
  /** Edits that are not live yet, also those of a failed publish. */
  #touched: TouchedRow[] = []
  /** The limits of the process around a publisher. */
  limits: Pick<PublishOptions, 'signal' | 'beforeRelease'> = {}
  #manifest: Manifest | null = null
  #answers: Answers | null = null
  #withheld: readonly TouchedRow[] = []

  /** @param pool renders many pages on all cores */
  constructor(site: CompiledSite, state: ContentState, folder: string, pool?: RenderPool) {
    this.#site = site
    this.#pool = pool
    this.#state = state
    this.folder = folder
    this.#store = new ReleaseStore(folder)
  }

  /** Publishes the edits since the last time; the first time, and after `restart`, every difference. */
  async publish(year = YEAR, retentionMonths?: number): Promise<PublishResult> {
    this.#touched.push(...this.#state.takeTouched())
    this.#manifest ??= await this.#store.open()
    const content = this.#answers
      ? contentAfter(this.#answers, { withheld: this.#withheld, edited: this.#touched }, year, retentionMonths)
      : wholeContent(this.#state.rows, year, retentionMonths)
    const result = await this.#release(content)
    this.#touched = []
    return result
  }

  /** Publishes into an empty folder; content that the run published before is not rendered again. */
  publishFirst(): Promise<PublishResult> {
    const what = JSON.stringify([this.#site.fingerprint, this.#state.rows])
    return firstPublish(what, this.folder, () => this.publish())
  }

  /**
   * Publishes the edits since the last time. Before each page `meanwhile` may edit: each time that is a publication that waits.
   * Between two slices of pages those that may pass go live first, as in `Publisher`; the others wait for the next publish.
   * @param around.slice pages
   * @param around.passed called after each release in between
   * @returns how often others went first
   */
  async publishLettingPass(around: { meanwhile: () => void; passed?: () => void; slice: number }): Promise<number> {
    const running = [...this.#touched, ...this.#state.takeTouched()]
    const policy = new YieldPolicy(around.slice)
    const draft = new Draft(this.#store)
    let waiting: Candidate[] = []
    let passes = 0
    let id = 0
    const beforePage = async (progress: { done: number; planned: number }) => {
      around.meanwhile()
      const rows = this.#state.takeTouched()
      if (rows.length > 0) waiting.push({ id: (id += 1), rows })
      if (!policy.isDue(progress, draft.forgotten)) return
      waiting = waiting.map(one => ({ id: one.id, rows: this.#state.current(one.rows) }))
      const passing = this.#mayPass(running, waiting)
      if (passing.length === 0) return
      const { rendered } = await this.#release(this.#contentOver(passing.flatMap(one => one.rows)))
      policy.passed(rendered)
      waiting = waiting.filter(one => !passing.includes(one))
      passes += 1
      around.passed?.()
      throw new GaveWay()
    }
    for (let isLive = false; !isLive;) {
      try {
        await this.#release(this.#contentOver(running), { draft, beforePage })
        isLive = true
      } catch (error) {
        // Others went first. The next try is over what they released, and takes from the draft the pages that are still right.
        if (!(error instanceof GaveWay)) throw error
      }
    }
    this.#touched = waiting.flatMap(one => this.#state.current(one.rows))
    return passes
  }

  /** The released content. */
  get snapshot(): Snapshot {
    return (this.#answers as Answers).snapshot
  }

  #mayPass(running: readonly TouchedRow[], waiting: readonly Candidate[]): Candidate[] {
    const manifest = this.#manifest as Manifest
    const pagesOf = ({ rows }: Candidate) => countPagesToPublish({ content: this.#contentOver(rows), manifest })
    return passingCandidates({ released: this.snapshot, running, waiting, pagesOf })
  }

  #contentOver(edited: readonly TouchedRow[]): NextContent {
    return contentAfter(this.#answers as Answers, { withheld: this.#withheld, edited }, YEAR)
  }

  async #release(content: NextContent, turn: Pick<PublishOptions, 'draft' | 'beforePage'> = {}): Promise<PublishResult> {
    const manifest = this.#manifest as Manifest
    const pool = this.#pool
    const options = { site: this.#site, store: this.#store, pictures: PICTURE_SOURCE, manifest, content, pool }
    const result = await publish({ ...this.limits, ...options, ...turn })
    this.#withheld = withheldRows(manifest.withheld, content)
    this.#answers = result.content.answers.settle()
    return result
  }

  /** Renders with other code from now on. */
  use(site: CompiledSite): void {
    this.#site = site
  }

  restart(): void {
    this.#manifest = null
    this.#answers = null
  }

  /** The public files and the shells of guarded pages. */
  allFiles(): Record<string, string> {
    return { ...filesOf(join(this.folder, 'admin')), ...this.files() }
  }

  /** The public files whose text has a match. */
  filesWith(text: RegExp): string[] {
    return Object.keys(this.files()).filter(file => text.test(readFileSync(join(this.folder, 'site', file), 'utf8')))
  }

  files(): Record<string, string> {
    return filesOf(join(this.folder, 'site'))
  }
}

/** What {@link wholeSiteFiles} found, by site and content. */
const WHOLE_SITES = new WeakMap<CompiledSite, Map<string, Promise<Record<string, string>>>>()

/**
 * The files that a publish of the same content into an empty folder makes: the whole site without its pages at former addresses.
 * A test file's second question for the same site and content is not rendered again, nor written to `outDir`.
 */
export async function wholeSiteFiles(
  site: CompiledSite,
  state: ContentState,
  outDir: string,
  { year = YEAR, ...options }: { year?: number; publishedDir?: string } = {},
): Promise<Record<string, string>> {
  const whole = () => wholeSiteFilesOf(site, Snapshot.fromRows(state.rows, year), outDir, options)
  // Pages that cannot be built are taken from `publishedDir`, whose files may change between two calls.
  if (options.publishedDir !== undefined) return whole()
  const known = WHOLE_SITES.get(site) ?? new Map<string, ReturnType<typeof whole>>()
  WHOLE_SITES.set(site, known)
  const content = JSON.stringify([year, state.rows])
  const files = known.get(content) ?? whole()
  known.set(content, files)
  return files
}

/** Files of a full publish of a snapshot. */
export async function wholeSiteFilesOf(
  site: CompiledSite,
  snapshot: Snapshot,
  outDir: string,
  options: { publishedDir?: string } = {},
): Promise<Record<string, string>> {
  rmSync(outDir, { recursive: true, force: true })
  await writeWholeSite({ ...options, site, snapshot, pictures: PICTURE_SOURCE, outDir, pageFiles: 'file' })
  const leading = new Set(leadingOnAddresses(snapshot).map(address => fileOfAddress(address)))
  return Object.fromEntries(Object.entries(filesOf(outDir)).filter(([file]) => !leading.has(file)))
}
