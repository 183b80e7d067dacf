import { randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { AREAS } from './addresses.ts'
import { flushDir, flushFile, flushFiles } from './flush.ts'
import { Manifest, type ManifestDelta } from './manifest.ts'
import { SHARE_DIR } from './share-pictures/share-folder.ts'

/** Everything one release does, written and flushed before the first visible file changes. */
export type ReleaseRecord = {
  readonly delta: ManifestDelta
  /** Name of the folder in `staging/`, of this attempt alone: two processes that both mean to publish cannot mix their files. */
  readonly staging: string
  /** Files to move into place, in this order: the name below the root folder, and the one in the staging folder. */
  readonly moves: readonly { readonly file: string; readonly staged: string }[]
  /** Files to take away afterwards. */
  readonly removals: readonly string[]
}

/** Folders with the memory of what is published. */
const STATE_DIRS = ['staging', 'releases', 'previous'] as const

/** Releases whose replaced files are kept in `previous/`. */
const KEPT_RELEASES = 10
/** Release records after which the manifest is written whole again. */
const COMPACT_EVERY = 100

/**
 * The published folders and the memory beside them. A release goes through four states on disk, and a process that dies
 * in any of them leaves what the next {@link ReleaseStore.open} needs:
 *
 * 1. *staged*: new files lie in a folder of `staging/` → thrown away, the edit is published again;
 * 2. *committed*: `releases/N.json` exists and its staging folder too → the moves are done again, each only where its
 *    staged file is still there;
 * 3. *in place*: every file is moved; the staging folder goes;
 * 4. *compacted*: `manifest.json` includes it.
 *
 * Every file is replaced by a rename, so a reader sees the whole old file or the whole new one. The files that the last
 * releases replaced stay in `previous/N/`, beside the record that names them, for whoever has to look or put one back.
 */
export class ReleaseStore {
  /** Published files, with the names of the release records: `site/tooted.html`. */
  readonly rootDir: string
  readonly #stateDir: string
  #sinceCompaction = 0

  /** @param rootDir gets `site/` (the public files), `admin/` (see server/site/admin-pages.ts) and `publisher/` (the memory) */
  constructor(rootDir: string) {
    this.rootDir = rootDir
    this.#stateDir = join(rootDir, 'publisher')
  }

  /** Finishes or drops what an earlier process left behind, and returns what is released. */
  async open(): Promise<Manifest> {
    // Somebody deleted the published files: what is remembered of them is not true any more.
    if (!AREAS.every(area => existsSync(join(this.rootDir, area)))) rmSync(this.#stateDir, { recursive: true, force: true })
    for (const dir of [...AREAS.map(area => join(this.rootDir, area)), ...STATE_DIRS.map(name => this.#dir(name))])
      mkdirSync(dir, { recursive: true })
    const base = join(this.#stateDir, 'manifest.json')
    const manifest = existsSync(base) ? Manifest.parse(readFileSync(base, 'utf8')) : new Manifest()
    const records = numbered(this.#dir('releases'), /^(\d+)\.json$/).filter(number => number > manifest.release)
    for (const number of records) {
      const record = JSON.parse(readFileSync(this.#recordFile(number), 'utf8')) as ReleaseRecord
      if (existsSync(this.#stagingDir(record.staging))) await this.#putInPlace(record)
      manifest.apply(record.delta)
    }
    // What is left was never committed.
    for (const name of readdirSync(this.#dir('staging')))
      rmSync(join(this.#dir('staging'), name), { recursive: true, force: true })
    if (records.length > 0) await this.compact(manifest)
    return manifest
  }

  has(file: string): boolean {
    return existsSync(join(this.rootDir, file))
  }

  /** What is released at a published file's name. */
  read(file: string): Uint8Array {
    return readFileSync(join(this.rootDir, file))
  }

  stage(): Staging {
    const name = randomUUID()
    return new Staging(name, this.#stagingDir(name))
  }

  /** Files in the published folders that nobody remembers having put there, beside the ones named and the share pictures. */
  strangers(known: ReadonlySet<string>): string[] {
    return AREAS.flatMap(area =>
      readdirSync(join(this.rootDir, area), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => relative(this.rootDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter(file => !known.has(file) && !file.startsWith(`site/${SHARE_DIR}/`)),
    )
  }

  /** Releases what was staged: from the moment the record is on disk, it happens whatever else happens. */
  async release(record: ReleaseRecord, staging: Staging): Promise<void> {
    const { release: number } = record.delta
    // The staged files and the record are flushed together: only the record's final name makes it a release.
    await this.#writeDurably(
      this.#recordFile(number),
      JSON.stringify(record),
      flushFiles(this.#stagingDir(record.staging), staging.files),
    )
    await this.#putInPlace(record)
    this.#sinceCompaction += 1
  }

  /**
   * Takes away what long past releases replaced (a whole site where the code was another) and writes the manifest whole
   * when enough records have gathered; for the time after an edit.
   */
  async tidyUp(manifest: Manifest): Promise<void> {
    for (const number of numbered(this.#dir('previous'), /^(\d+)$/)) {
      if (number > manifest.release - KEPT_RELEASES) break
      await rm(join(this.#dir('previous'), String(number)), { recursive: true, force: true })
    }
    if (this.#sinceCompaction >= COMPACT_EVERY) await this.compact(manifest)
  }

  async compact(manifest: Manifest): Promise<void> {
    await this.#writeDurably(join(this.#stateDir, 'manifest.json'), manifest.serialize())
    for (const number of numbered(this.#dir('releases'), /^(\d+)\.json$/)) {
      if (number <= manifest.release - KEPT_RELEASES) unlinkSync(this.#recordFile(number))
    }
    this.#sinceCompaction = 0
  }

  async #putInPlace({ delta, staging: name, moves, removals }: ReleaseRecord): Promise<void> {
    const staging = this.#stagingDir(name)
    const previous = join(this.#dir('previous'), String(delta.release))
    mkdirSync(previous, { recursive: true })
    const madeDirs = new Set<string>()
    for (const [index, { file, staged }] of moves.entries()) {
      if (index % 64 === 63) await yieldToEventLoop()
      const from = join(staging, staged)
      if (!existsSync(from)) continue
      const to = join(this.rootDir, file)
      const dir = dirname(to)
      if (!madeDirs.has(dir)) mkdirSync(dir, { recursive: true })
      madeDirs.add(dir)
      keepPrevious(to, join(previous, staged))
      renameSync(from, to)
    }
    for (const [index, file] of removals.entries()) {
      const path = join(this.rootDir, file)
      keepPrevious(path, join(previous, `removed-${index}`))
      rmSync(path, { force: true })
      removeEmptyDirs(dirname(path), join(this.rootDir, file.split('/', 1)[0] ?? ''))
    }
    rmSync(staging, { recursive: true, force: true })
  }

  /** @param alongside what has to be on disk before the file has its name */
  async #writeDurably(path: string, content: string, alongside: Promise<void> = Promise.resolve()): Promise<void> {
    const partial = `${path}.partial`
    writeFileSync(partial, content)
    await Promise.all([flushFile(partial), alongside])
    renameSync(partial, path)
    await flushDir(dirname(path))
  }

  #dir(name: (typeof STATE_DIRS)[number]): string {
    return join(this.#stateDir, name)
  }

  #stagingDir(name: string): string {
    return join(this.#dir('staging'), name)
  }

  #recordFile(number: number): string {
    return join(this.#dir('releases'), `${number}.json`)
  }
}

/** The new files of a release that nobody sees yet. */
export class Staging {
  /** Of the folder, for the release record. */
  readonly name: string
  readonly #dir: string
  readonly #names: string[] = []

  constructor(name: string, dir: string) {
    this.name = name
    this.#dir = dir
    mkdirSync(dir, { recursive: true })
  }

  /** @returns the name to put into the release record */
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

/** Keeps the file a release replaces, by a second name for the same bytes. */
function keepPrevious(file: string, keptAs: string): void {
  try {
    linkSync(file, keptAs)
  } catch (error) {
    // No such file: nothing is replaced. Already kept: the release is being finished after a crash.
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error
  }
}

function removeEmptyDirs(dir: string, root: string): void {
  for (let current = dir; current !== root && current.startsWith(root); current = dirname(current)) {
    try {
      rmdirSync(current)
    } catch (error) {
      if (isCode(error, 'ENOENT')) continue
      if (isCode(error, 'ENOTEMPTY') || isCode(error, 'EEXIST')) return
      throw error
    }
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** The numbers in a folder's file names, ascending. */
function numbered(dir: string, pattern: RegExp): number[] {
  return readdirSync(dir)
    .flatMap(name => pattern.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
}
