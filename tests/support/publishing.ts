import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Answers } from '#content-build/answers.ts'
import type { CompiledSite } from '#content-build/compiled-site.ts'
import type { Manifest } from '#content-build/manifest.ts'
import type { PictureSource } from '#content-build/picture-files.ts'
import { publish, type PublishResult } from '#content-build/publish.ts'
import { ReleaseStore } from '#content-build/release-store.ts'
import { Snapshot, type TouchedRow } from '#content-build/snapshot.ts'
import { contentAfter, rowsOf, wholeContent } from '#content-build/withheld.ts'
import { writeWholeSite } from '#content-build/whole-site.ts'
import type { ContentState } from './content-state.ts'
import { filesOf } from './site-folder.ts'

export const YEAR = 2026

/** Every file of every picture, each with bytes of its own: the publisher copies them and looks into none. */
export const PICTURE_SOURCE: PictureSource = { read: async (hash, name) => Buffer.from(`${hash}/${name}`) }

/** A publisher without a database: edits of a {@link ContentState} go live in a folder. */
export class FolderPublisher {
  readonly folder: string
  #site: CompiledSite
  readonly #state: ContentState
  readonly #store: ReleaseStore
  /** Edits that are not live yet, those of a failed publish too. */
  #touched: TouchedRow[] = []
  /** As the process around a publisher limits it. */
  limits: Pick<Parameters<typeof publish>[0], 'signal' | 'beforeRelease'> = {}
  #manifest: Manifest | null = null
  #answers: Answers | null = null
  #withheld: readonly TouchedRow[] = []

  constructor(site: CompiledSite, state: ContentState, folder: string) {
    this.#site = site
    this.#state = state
    this.folder = folder
    this.#store = new ReleaseStore(folder)
  }

  /** Publishes what was touched since the last time; the first time, and after `restart`, whatever differs. */
  async publish(year = YEAR, retentionMonths?: number): Promise<PublishResult> {
    this.#touched.push(...this.#state.takeTouched())
    const touched = this.#touched
    this.#manifest ??= await this.#store.open()
    const content = this.#answers
      ? contentAfter(this.#answers, { withheld: this.#withheld, edited: touched }, year, retentionMonths)
      : wholeContent(this.#state.rows, year, retentionMonths)
    const options = { site: this.#site, store: this.#store, pictures: PICTURE_SOURCE, manifest: this.#manifest, content }
    const result = await publish({ ...this.limits, ...options })
    this.#withheld = rowsOf(this.#manifest.withheld, content)
    this.#answers = result.content.answers.settle()
    this.#touched = []
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

/** What a publish of the same content into an empty folder gives. */
export async function wholeSiteFiles(
  site: CompiledSite,
  state: ContentState,
  outDir: string,
  { year = YEAR, ...options }: { year?: number; publishedDir?: string } = {},
): Promise<Record<string, string>> {
  const snapshot = Snapshot.fromRows(state.rows, year)
  rmSync(outDir, { recursive: true, force: true })
  await writeWholeSite({ ...options, site, snapshot, pictures: PICTURE_SOURCE, outDir, pageFiles: 'file' })
  return filesOf(outDir)
}
