/**
 * Edits whose files reach the bucket ahead of the rest of a whole site, and of which neither the caches nor the administrators
 * have been told yet.
 */
export class PassedEdits {
  readonly #now: () => number
  #files: ReadonlySet<string> = new Set()
  #ids: ReadonlySet<number> = new Set()
  /** Before this time a purge that failed is not tried again, unless for another edit. */
  #tryAgainAt = 0

  /** @param now milliseconds on a clock that cannot be set */
  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** The files that the bucket may have by now, and the publications all of whose files it has. */
  get untold(): { readonly files: ReadonlySet<string>; readonly ids: readonly number[] } {
    return { files: this.#files, ids: [...this.#ids] }
  }

  /**
   * Whether to tell of them after a round.
   * @param hasEdit whether the round had files of an edit: it is told at once. Files of the site itself and drawn pictures wait
   * for a pause after a failure, because each try waits for the CDN
   */
  isDue({ hasEdit }: { hasEdit: boolean }): boolean {
    const hasUntold = this.#files.size > 0 || this.#ids.size > 0
    return hasEdit || (hasUntold && this.#now() >= this.#tryAgainAt)
  }

  /** Whether one of these publications is not among the untold ones. */
  lacksSome(ids: readonly number[]): boolean {
    return ids.some(id => !this.#ids.has(id))
  }

  addFiles(files: ReadonlySet<string>): void {
    this.#files = this.#files.union(files)
  }

  /** Adds publications all of whose files are written; a round that is repeated names some again. */
  addWritten(ids: readonly number[]): void {
    this.#ids = this.#ids.union(new Set(ids))
  }

  told(): void {
    this.#files = new Set()
    this.#ids = new Set()
    this.#tryAgainAt = 0
  }

  tellingFailed({ pauseMs }: { pauseMs: number }): void {
    this.#tryAgainAt = this.#now() + pauseMs
  }
}
