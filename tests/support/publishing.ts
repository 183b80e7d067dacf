import { join } from 'node:path'
import { Answers } from '#content-build/answers.ts'
import type { CompiledSite } from '#content-build/compiled-site.ts'
import type { Manifest } from '#content-build/manifest.ts'
import type { PictureSource } from '#content-build/picture-files.ts'
import { publish, type PublishResult } from '#content-build/publish.ts'
import { ReleaseStore } from '#content-build/release-store.ts'
import { Snapshot, type TouchedRow } from '#content-build/snapshot.ts'
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

  constructor(site: CompiledSite, state: ContentState, folder: string) {
    this.#site = site
    this.#state = state
    this.folder = folder
    this.#store = new ReleaseStore(folder)
  }

  /** Publishes what was touched since the last time; the first time, and after `restart`, whatever differs. */
  async publish(year = YEAR): Promise<PublishResult> {
    this.#touched.push(...this.#state.takeTouched())
    const touched = this.#touched
    if (!this.#manifest || !this.#answers) {
      this.#manifest = await this.#store.open()
      this.#answers = new Answers(Snapshot.fromRows(this.#state.rows, year))
      const result = await publish({
        ...this.limits,
        site: this.#site,
        store: this.#store,
        pictures: PICTURE_SOURCE,
        manifest: this.#manifest,
        answers: this.#answers,
        change: null,
      })
      this.#touched = []
      return result
    }
    const before = this.#answers.snapshot
    const { snapshot, facts } = before.patch(touched, year)
    const answers = new Answers(snapshot, { answers: this.#answers, changedFacts: facts })
    const result = await publish({
      ...this.limits,
      site: this.#site,
      store: this.#store,
      pictures: PICTURE_SOURCE,
      manifest: this.#manifest,
      answers,
      change: { before, facts },
    })
    this.#answers = answers.settle()
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

  files(): Record<string, string> {
    return filesOf(join(this.folder, 'site'))
  }
}

/** What a publish of the same content into an empty folder gives. */
export async function wholeSiteFiles(
  site: CompiledSite,
  state: ContentState,
  outDir: string,
  year = YEAR,
): Promise<Record<string, string>> {
  const snapshot = Snapshot.fromRows(state.rows, year)
  await writeWholeSite({ site, snapshot, pictures: PICTURE_SOURCE, outDir, pageFiles: 'file' })
  return filesOf(outDir)
}
