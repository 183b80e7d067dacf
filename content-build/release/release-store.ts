import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, posix, relative, sep } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { AREAS } from '../plan/addresses.ts'
import { isErrorCode } from './error-code.ts'
import { flushDir, flushFile, flushFiles } from './flush.ts'
import { isFolder, lstatOf, numbered, removeEmptyDirs } from './folders.ts'
import { keepPrevious, makeFolders, makeWay, moveAside } from './make-way.ts'
import { Manifest, type ManifestDelta } from './manifest.ts'
import { SHARE_DIR } from './share-folder.ts'
import { Staging } from './staging.ts'
import { deleteOldStrange, keepStrange, STRANGE_DIR } from './strange-files.ts'
import { DamagedMemory, readStored, StoredRelease } from './stored-release.ts'

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
 * releases replaced stay in `previous/N/`, beside the record that names them, for a person who has to look or put one back.
 */
export class ReleaseStore {
  /** Published files, with the names of the release records: `site/tooted.html`. */
  readonly rootDir: string
  readonly #stateDir: string
  /** The last release that `manifest.json` has. */
  #compactedAt = 0

  /** Folders that {@link open} found deleted or damaged, for the report; who reads it empties it. */
  readonly found: { changed: string[]; missing: string[] } = { changed: [], missing: [] }

  /** @param rootDir gets `site/` (the public files), `admin/` (see server/site/admin-pages.ts) and `publisher/` (the memory) */
  constructor(rootDir: string) {
    this.rootDir = rootDir
    this.#stateDir = join(rootDir, 'publisher')
  }

  /**
   * Finishes or drops what an earlier process left behind, and returns what is released: nothing where the published files or
   * the memory of them were deleted or damaged, so that all is published again.
   * @param onDamage told why the memory was dropped
   */
  async open(onDamage: (error: unknown) => void = () => {}): Promise<Manifest> {
    const [lacking, hasMemory] = [AREAS.filter(area => !isFolder(join(this.rootDir, area))), isFolder(this.#stateDir)]
    if (hasMemory) this.found.missing.push(...lacking)
    else if (lacking.length === 0) this.found.missing.push('publisher')
    // A person deleted the published files: what is remembered of them is not true any more.
    if (lacking.length > 0) this.#forget()
    try {
      return await this.#open()
    } catch (error) {
      // The memory is made from the content like the pages are; without it everything is rendered once.
      if (!(error instanceof DamagedMemory) && STATE_DIRS.every(name => isFolder(this.#dir(name)))) throw error
      onDamage(error)
      this.found.changed.push('publisher')
      this.#forget()
      return this.#open()
    }
  }

  async #open(): Promise<Manifest> {
    for (const name of STATE_DIRS) mkdirSync(this.#dir(name), { recursive: true })
    for (const area of AREAS) makeFolders(this.rootDir, area, this.#previousDir(0))
    const base = this.#manifestFile
    const manifest = existsSync(base) ? readStored(base, Manifest.parse) : new Manifest()
    this.#compactedAt = manifest.release
    const records = numbered(this.#dir('releases'), /^(\d+)\.json$/).filter(number => number > manifest.release)
    for (const number of records) {
      const record = readStored(this.#recordFile(number), text => StoredRelease.parse(JSON.parse(text)))
      if (number !== manifest.release + 1) throw new DamagedMemory(this.#recordFile(manifest.release + 1))
      if (existsSync(this.#stagingDir(record.staging))) await this.#putInPlace(record)
      manifest.apply(record.delta)
    }
    // What is left was never committed.
    for (const name of readdirSync(this.#dir('staging')))
      rmSync(join(this.#dir('staging'), name), { recursive: true, force: true })
    if (records.length > 0) await this.compact(manifest)
    return manifest
  }

  /** Of all that is remembered, only what a person laid into the published folders cannot be made again. */
  #forget(): void {
    if (!isFolder(this.#stateDir)) return rmSync(this.#stateDir, { force: true })
    for (const name of readdirSync(this.#stateDir))
      if (name !== STRANGE_DIR) rmSync(join(this.#stateDir, name), { recursive: true, force: true })
  }

  /** Whether what {@link open} needs is on disk; not where a person deleted it under the running product. */
  remembers({ release }: Manifest): boolean {
    if (!STATE_DIRS.every(name => isFolder(this.#dir(name)))) return false
    const since = Array.from({ length: release - this.#compactedAt }, (_, index) => release - index)
    return (
      (this.#compactedAt === 0 || existsSync(this.#manifestFile)) && since.every(number => existsSync(this.#recordFile(number)))
    )
  }

  /** The code that the published site was made with, read without changing anything; null where nothing is remembered. */
  releasedFingerprint(): string | null {
    const releases = this.#dir('releases')
    const last = isFolder(releases) ? numbered(releases, /^(\d+)\.json$/).at(-1) : undefined
    if (last !== undefined)
      return readStored(this.#recordFile(last), text => StoredRelease.parse(JSON.parse(text))).delta.fingerprint
    return existsSync(this.#manifestFile) ? readStored(this.#manifestFile, Manifest.parse).fingerprint : null
  }

  /** Writes the memory again. */
  async remember(manifest: Manifest): Promise<void> {
    for (const name of STATE_DIRS) mkdirSync(this.#dir(name), { recursive: true })
    await this.compact(manifest)
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

  /**
   * Makes room for a file that a release is to put in place, see make-way.ts.
   * @param release keeps what was in the way
   * @throws what the file system throws, also where the file could not be put
   */
  makeWay(file: string, release: number): void {
    makeWay(this.rootDir, file, this.#previousDir(release))
    accessSync(dirname(join(this.rootDir, file)), constants.W_OK)
  }

  /** Takes a file or link out of the published folders and keeps it like what a release replaces. @throws as {@link makeWay} */
  takeAway(file: string, release: number): void {
    const path = join(this.rootDir, file)
    moveAside(path, this.#previousDir(release))
    removeEmptyDirs(dirname(path), join(this.rootDir, file.split('/', 1)[0] ?? ''))
  }

  /** Takes a file or link that was not published out of the published folders and keeps it for 30 days. @throws as {@link makeWay} */
  takeStrangeAway(file: string): void {
    keepStrange(this.rootDir, file, this.#strangeDir)
    removeEmptyDirs(dirname(join(this.rootDir, file)), join(this.rootDir, file.split('/', 1)[0] ?? ''))
  }

  /** Files in the published folders that the memory does not name, beside the ones named and the share pictures. */
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
  }

  /**
   * Takes away what long past releases replaced (a whole site where the code was another) and strange files that were kept long enough,
   * and writes the manifest whole when enough records have gathered; for the time after an edit.
   */
  async tidyUp(manifest: Manifest): Promise<void> {
    for (const number of numbered(this.#dir('previous'), /^(\d+)$/)) {
      if (number > manifest.release - KEPT_RELEASES) break
      await rm(this.#previousDir(number), { recursive: true, force: true })
    }
    await this.deleteOldStrange()
    if (manifest.release - this.#compactedAt >= COMPACT_EVERY) await this.compact(manifest)
  }

  /** Deletes strange files that were kept long enough. */
  async deleteOldStrange(): Promise<void> {
    await deleteOldStrange(this.#strangeDir)
  }

  async compact(manifest: Manifest): Promise<void> {
    await this.#writeDurably(this.#manifestFile, manifest.serialize())
    for (const number of numbered(this.#dir('releases'), /^(\d+)\.json$/)) {
      if (number <= manifest.release - KEPT_RELEASES) unlinkSync(this.#recordFile(number))
    }
    this.#compactedAt = manifest.release
  }

  async #putInPlace({ delta, staging: name, moves, removals }: ReleaseRecord): Promise<void> {
    const staging = this.#stagingDir(name)
    const previous = this.#previousDir(delta.release)
    mkdirSync(previous, { recursive: true })
    const madeDirs = new Set<string>()
    for (const [index, { file, staged }] of moves.entries()) {
      if (index % 64 === 63) await yieldToEventLoop()
      const from = join(staging, staged)
      if (!existsSync(from)) continue
      const to = join(this.rootDir, file)
      const dir = dirname(to)
      if (!madeDirs.has(dir)) makeFolders(this.rootDir, posix.dirname(file), previous)
      madeDirs.add(dir)
      keepPrevious(to, join(previous, staged))
      try {
        renameSync(from, to)
      } catch (error) {
        if (!isErrorCode(error, 'EISDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error
        makeWay(this.rootDir, file, previous)
        renameSync(from, to)
      }
    }
    for (const [index, file] of removals.entries()) {
      const path = join(this.rootDir, file)
      // A folder is none of ours.
      if (lstatOf(path)?.isDirectory()) continue
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

  /** What a release replaced, or found in its way. */
  #previousDir(release: number): string {
    return join(this.#dir('previous'), String(release))
  }

  get #strangeDir(): string {
    return join(this.#stateDir, STRANGE_DIR)
  }

  get #manifestFile(): string {
    return join(this.#stateDir, 'manifest.json')
  }

  #stagingDir(name: string): string {
    return join(this.#dir('staging'), name)
  }

  #recordFile = (number: number): string => join(this.#dir('releases'), `${number}.json`)
}
