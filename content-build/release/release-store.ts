import { randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, unlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { SHARE_DIR } from '#common/published-folders.ts'
import { isErrorCode } from '#server/core/error-code.ts'
import { AREAS } from '../plan/published-file.ts'
import { flushFiles, writeDurably } from './flush.ts'
import { filesOfAreas, isFolder, lstatOf, numbersInNames, refuseDanglingLink, removeEmptyDirs } from './folders.ts'
import { keepPrevious, makeFolders, makeWay, moveAside } from './make-way.ts'
import { Manifest, type ManifestDelta } from './manifest.ts'
import { Staging } from './staging.ts'
import { DamagedMemory, readStored, StoredRelease } from './stored-release.ts'
import { deleteOldStrange, keepStrange, STRANGE_DIR } from './strange-files.ts'

/** Everything one release does, written and flushed before the first visible file changes. */
export type ReleaseRecord = {
  readonly delta: ManifestDelta
  /** Name of the folder in `staging/`, unique to this attempt: two processes that try to publish cannot mix their files. */
  readonly staging: string
  /** Files to move into place, in this order: the name below the root folder, and the one in the staging folder. */
  readonly moves: readonly { readonly file: string; readonly staged: string }[]
  /** Files to remove afterwards. */
  readonly removals: readonly string[]
}

/** Folders with the memory of what is published. */
const STATE_DIRS = ['staging', 'releases', 'previous'] as const

/** Releases whose replaced files are kept in `previous/`. */
export const KEPT_RELEASES = 10
/** Release records after which the manifest is written whole again. */
const COMPACT_EVERY = 100
/** Files moved between two turns of the event loop. */
const MOVES_PER_TURN = 64
/** The name of a release's record. */
const RECORD_NAME = /^(\d+)\.json$/

/**
 * The published folders and the publisher's memory of them. A release goes through four states on disk; a process that
 * dies in any of them leaves what the next {@link ReleaseStore.open} needs:
 * 1. *staged*: new files are in a folder of `staging/` → open() deletes them; the edit is published again;
 * 2. *committed*: `releases/N.json` exists and its staging folder too → open() repeats the moves still to do;
 * 3. *in place*: every file is moved; the staging folder goes; 4. *compacted*: `manifest.json` includes it.
 * A rename replaces each file, so a reader sees the whole old file or the whole new one. The last releases' replaced
 * files stay in `previous/N/`, beside the record that names them, for an operator to look at or put back.
 */
export class ReleaseStore {
  /** The folder that release records name files from: `site/tooted.html`. */
  readonly rootDir: string
  readonly #stateDir: string
  /** The last release in `manifest.json`. */
  #compactedAt = 0

  /** Folders that {@link open} found deleted or damaged, for the report. Its reader empties both lists. */
  readonly found: { changed: string[]; missing: string[] } = { changed: [], missing: [] }

  /**
   * @param rootDir gets `site/` (the public files), `admin/` (see server/site/admin-shells.routes.ts) and `publisher/` (the
   *   memory)
   */
  constructor(rootDir: string) {
    this.rootDir = rootDir
    this.#stateDir = join(rootDir, 'publisher')
  }

  /**
   * Finishes or drops what an earlier process left behind.
   * @param onDamage called with the reason why it dropped the memory
   * @returns what is released; an empty manifest, so that all is published again, where the published files or their memory were
   *   deleted or damaged
   * @throws the file system's error, also where a published folder is a link that leads nowhere: its files may come back
   */
  async open(onDamage: (error: unknown) => void = () => {}): Promise<Manifest> {
    const lacking = AREAS.filter(area => !isFolder(join(this.rootDir, area)))
    for (const area of lacking) refuseDanglingLink(join(this.rootDir, area))
    const hasMemory = isFolder(this.#stateDir)
    if (hasMemory) this.found.missing.push(...lacking)
    else if (lacking.length === 0) this.found.missing.push('publisher')
    // A person or program deleted published files: the memory of them is no longer true.
    if (lacking.length > 0) this.#forget()
    try {
      return await this.#open()
    } catch (error) {
      // The memory is made from the content, as the pages are; without it the publisher renders everything once.
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
    const records = numbersInNames(this.#dir('releases'), RECORD_NAME).filter(number => number > manifest.release)
    for (const number of records) {
      const record = this.#readRecord(number)
      if (number !== manifest.release + 1) throw new DamagedMemory(this.#recordFile(manifest.release + 1))
      if (existsSync(this.#stagingDir(record.staging))) await this.#putInPlace(record, { isRepeated: true })
      manifest.apply(record.delta)
    }
    // The remaining folders were never committed.
    for (const name of readdirSync(this.#dir('staging')))
      rmSync(join(this.#dir('staging'), name), { recursive: true, force: true })
    if (records.length > 0) await this.compact(manifest)
    return manifest
  }

  /** Forgets everything except strange files, which cannot be made again. */
  #forget(): void {
    if (!isFolder(this.#stateDir)) return rmSync(this.#stateDir, { force: true })
    for (const name of readdirSync(this.#stateDir))
      if (name !== STRANGE_DIR) rmSync(join(this.#stateDir, name), { recursive: true, force: true })
  }

  /** Whether the disk has what {@link open} needs: a person or program may delete it under the running product. */
  remembers({ release }: Manifest): boolean {
    if (!STATE_DIRS.every(name => isFolder(this.#dir(name)))) return false
    const since = Array.from({ length: release - this.#compactedAt }, (_, index) => release - index)
    return (
      (this.#compactedAt === 0 || existsSync(this.#manifestFile)) && since.every(number => existsSync(this.#recordFile(number)))
    )
  }

  /** Fingerprint of the code that made the published site, read without changing anything; null where nothing is remembered. */
  releasedFingerprint(): string | null {
    const releases = this.#dir('releases')
    const last = isFolder(releases) ? numbersInNames(releases, RECORD_NAME).at(-1) : undefined
    if (last !== undefined) return this.#readRecord(last).delta.fingerprint
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

  /** The released bytes of a published file. */
  read(file: string): Uint8Array {
    return readFileSync(join(this.rootDir, file))
  }

  /** Makes a folder for the files of a release. */
  stage(): Staging {
    const name = randomUUID()
    mkdirSync(this.#stagingDir(name), { recursive: true })
    return new Staging(name, this.#stagingDir(name))
  }

  /**
   * Makes room for a file that a release puts in place, see make-way.ts.
   * @param release keeps what was in the way
   * @throws what the file system throws, also when there is still no room
   */
  makeWay(file: string, release: number): void {
    makeWay(this.rootDir, file, this.#previousDir(release))
    accessSync(dirname(join(this.rootDir, file)), constants.W_OK)
  }

  /** Moves a file or link out of the published folders, to where releases keep replaced files. @throws as {@link makeWay} */
  takeAway(file: string, release: number): void {
    const path = join(this.rootDir, file)
    moveAside(path, this.#previousDir(release))
    removeEmptyDirs(dirname(path), this.#areaDir(file))
  }

  /** Moves an unpublished file or link out of the published folders and keeps it for 30 days. @throws as {@link makeWay} */
  takeStrangeAway(file: string): void {
    keepStrange(this.rootDir, file, this.#strangeDir)
    removeEmptyDirs(dirname(join(this.rootDir, file)), this.#areaDir(file))
  }

  /** Files in the published folders that the memory does not name, apart from `known` and the share pictures. */
  strangeFiles(known: ReadonlySet<string>): string[] {
    return filesOfAreas(this.rootDir).filter(file => !known.has(file) && !file.startsWith(`site/${SHARE_DIR}/`))
  }

  /** Releases what was staged: once the record is on disk, the release happens. */
  async release(record: ReleaseRecord): Promise<void> {
    const { release: number } = record.delta
    const names = record.moves.map(move => move.staged)
    // Flushes the staged files and the record together: only the record's final name makes it a release.
    const flushed = flushFiles(this.#stagingDir(record.staging), names)
    await writeDurably(this.#recordFile(number), JSON.stringify(record), flushed)
    await this.#putInPlace(record)
  }

  /**
   * Deletes what releases long past replaced (a whole site after new code) and strange files older than 30 days.
   * Compacts the manifest when enough records have gathered. For the time after an edit.
   */
  async tidyUp(manifest: Manifest): Promise<void> {
    for (const number of numbersInNames(this.#dir('previous'), /^(\d+)$/)) {
      if (number > manifest.release - KEPT_RELEASES) break
      await rm(this.#previousDir(number), { recursive: true, force: true })
    }
    await this.deleteOldStrange()
    if (manifest.release - this.#compactedAt >= COMPACT_EVERY) await this.compact(manifest)
  }

  /** Deletes strange files older than 30 days. */
  async deleteOldStrange(): Promise<void> {
    await deleteOldStrange(this.#strangeDir)
  }

  /** Writes the manifest whole, and deletes the records of releases long past. */
  async compact(manifest: Manifest): Promise<void> {
    await writeDurably(this.#manifestFile, manifest.serialize())
    for (const number of numbersInNames(this.#dir('releases'), RECORD_NAME)) {
      if (number <= manifest.release - KEPT_RELEASES) unlinkSync(this.#recordFile(number))
    }
    this.#compactedAt = manifest.release
  }

  /** @param options.isRepeated finishes what a dead process began, which may have moved some of the files */
  async #putInPlace({ delta, staging: name, moves, removals }: ReleaseRecord, { isRepeated = false } = {}): Promise<void> {
    const staging = this.#stagingDir(name)
    const previous = this.#previousDir(delta.release)
    mkdirSync(previous, { recursive: true })
    const madeDirs = new Set<string>()
    for (const [index, { file, staged }] of moves.entries()) {
      if (index % MOVES_PER_TURN === MOVES_PER_TURN - 1) await yieldToEventLoop()
      const from = join(staging, staged)
      if (isRepeated && !existsSync(from)) continue
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
      // A folder has taken the file's place: one of this release, made above, or one that a person or program made, which is left
      // to the check of the folders.
      if (lstatOf(path)?.isDirectory()) continue
      keepPrevious(path, join(previous, `removed-${index}`))
      rmSync(path, { force: true })
      removeEmptyDirs(dirname(path), this.#areaDir(file))
    }
    rmSync(staging, { recursive: true, force: true })
  }

  #dir(name: (typeof STATE_DIRS)[number]): string {
    return join(this.#stateDir, name)
  }

  /** The published folder that a file is in: `…/site`. */
  #areaDir(file: string): string {
    return join(this.rootDir, file.split('/', 1)[0] ?? '')
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

  #readRecord = (number: number) => readStored(this.#recordFile(number), text => StoredRelease.parse(JSON.parse(text)))
}
