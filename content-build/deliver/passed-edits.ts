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

  /** Whether to tell of them after a round. The site's own files do not wait for a CDN each time: only an edit's files do. */
  isDue({ isFresh }: { isFresh: boolean }): boolean {
    const hasUntold = this.#files.size > 0 || this.#ids.length > 0
    return isFresh || (hasUntold && performance.now() >= this.#tryAgainAt)
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
