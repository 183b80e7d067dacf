import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The new files of a release before visitors see them. */
export class Staging {
  /** Name of the folder, for the release record. */
  readonly name: string
  readonly #dir: string
  readonly #names: string[] = []

  constructor(name: string, dir: string) {
    this.name = name
    this.#dir = dir
    mkdirSync(dir, { recursive: true })
  }

  /** @returns the name for the release record */
  write(body: Uint8Array | string): string {
    const name = String(this.#names.length)
    writeFileSync(join(this.#dir, name), body)
    this.#names.push(name)
    return name
  }

  get files(): readonly string[] {
    return this.#names.map(name => join(this.#dir, name))
  }

  discard(): void {
    rmSync(this.#dir, { recursive: true, force: true })
  }
}
