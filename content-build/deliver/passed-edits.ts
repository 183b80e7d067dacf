/** Edits that passed a whole site, as far as neither the caches nor the administrators have been told of them. */
export class PassedEdits {
  #files: ReadonlySet<string> = new Set()
  #ids: readonly number[] = []
  /** On the clock of `performance.now()`: before, a purge that failed is not tried again for the site's own files. */
  #tryAgainAt = 0

  /** The files that the bucket may have by now, and the publications all of whose files it has. */
  get untold(): { readonly files: ReadonlySet<string>; readonly ids: readonly number[] } {
    return { files: this.#files, ids: this.#ids }
  }

  /**
   * Whether to tell of them after a round.
   * @param hasEdit whether it had files of an edit, which wait for a CDN each time. The site's own, and drawn pictures, do not
   */
  isDue({ hasEdit }: { hasEdit: boolean }): boolean {
    const hasUntold = this.#files.size > 0 || this.#ids.length > 0
    return hasEdit || (hasUntold && performance.now() >= this.#tryAgainAt)
  }

  /** Whether one of these publications is not among the untold ones. */
  lacksSome(ids: readonly number[]): boolean {
    return ids.some(id => !this.#ids.includes(id))
  }

  addFiles(files: ReadonlySet<string>): void {
    this.#files = this.#files.union(files)
  }

  addWritten(ids: readonly number[]): void {
    this.#ids = [...this.#ids, ...ids]
  }

  told(): void {
    this.#files = new Set()
    this.#ids = []
  }

  tellingFailed({ pauseMs }: { pauseMs: number }): void {
    this.#tryAgainAt = performance.now() + pauseMs
  }
}
