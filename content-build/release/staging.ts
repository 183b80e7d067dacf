import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The new files of a release before visitors see them. */
export class Staging {
  /** Name of the folder, for the release record. */
  readonly name: string
  readonly dir: string
  readonly #prefix: string
  #count = 0

  /**
   * @param dir a folder that `ReleaseStore.stage` made. No other place may make it: a release deletes its folder, and one
   *   that is made again afterwards would look like a release to finish.
   * @param prefix of the files' names: each thread that stages has its own
   */
  constructor(name: string, dir: string, prefix = '') {
    this.name = name
    this.dir = dir
    this.#prefix = prefix
  }

  /** Writes a file. @returns its name for the release record */
  write(body: Uint8Array | string): string {
    const name = `${this.#prefix}${this.#count}`
    writeFileSync(join(this.dir, name), body)
    this.#count += 1
    return name
  }

  /** Deletes the folder. */
  discard(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }
}
