import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inParallel } from '#common/in-parallel.ts'
import { SHARE_DIR } from '#common/published-folders.ts'
import type { Bucket, ListedObject } from '#server/bucket/bucket.ts'
import { isNoFile } from '#server/core/error-code.ts'
import { HEADERS_FILE } from '#server/site/headers-file.ts'
import { fileHash } from '../content/file-hash.ts'
import { AREAS } from '../plan/published-file.ts'
import { isDrawnPicture } from '../release/share-folder.ts'
import { ANY_VERSION, type FileStates, type FileVersion } from './file-states.ts'
import { objectHeaders } from './object-headers.ts'
import { headersOfBoth } from './policies-meanwhile.ts'

/** Start of the keys of objects that tell the bucket's time. */
const TIME_PROBE = 'time-probe-'
/** A killed process left the probes that are older. */
const PROBE_MAX_AGE_MS = 3_600_000
/** A store may list an object only a while after it took it. */
const LISTED_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 250

const HEADER_FILES = AREAS.map(area => `${area}/${HEADERS_FILE}`)

/** Published files are not what was released: another program changed them, and the check of the folder mends them. */
export class FilesMoved extends Error {
  override readonly name = 'FilesMoved'

  constructor(files: readonly string[]) {
    super(`published files are not as they were released: ${files.slice(0, 3).join(', ')}`)
  }
}

type Work = { readonly states: FileStates; readonly ended: AbortSignal; readonly cut: AbortSignal }

/** The published files as objects: keys are the names in release records, `site/tooted.html`. */
export class BucketFiles {
  readonly #bucket: Bucket
  readonly #dataDir: string
  readonly #concurrency: number
  readonly #hasPurger: boolean
  /** MD5s of the header files that allow the pages of two builds, as this process wrote them into the bucket. */
  readonly #md5sOfBoth = new Map<string, string>()

  constructor(options: { bucket: Bucket; dataDir: string; concurrency: number; hasPurger: boolean }) {
    this.#bucket = options.bucket
    this.#dataDir = options.dataDir
    this.#concurrency = options.concurrency
    this.#hasPurger = options.hasPurger
  }

  /**
   * Writes files, each only over the version that is known to be there.
   * @param files with the hash of the version to write
   * @param work.ended begins no further write when aborted; `work.cut` cancels those under way
   * @returns files that have another version by now, and were left out
   * @throws KeyChanged when another program writes into the bucket
   */
  async put(files: readonly FileVersion[], { states, ended, cut }: Work): Promise<string[]> {
    const moved: string[] = []
    if (files.some(([file]) => file.endsWith('.html'))) await this.#allowBothBuilds(states, cut)
    await inParallel(files, this.#concurrency, async ([file, hash]) => {
      if (ended.aborted) return
      const bytes = await this.#read(file)
      if (bytes === null) {
        moved.push(file)
        return this.#unwantDeleted(file, states)
      }
      const md5 = fileHash(bytes)
      if (hash !== ANY_VERSION && md5 !== hash) return void moved.push(file)
      const holds = states.heldHash(file)
      const options = { signal: cut, ...(holds !== ANY_VERSION && { condition: { holds } }) }
      await this.#bucket.put(file, { bytes, ...objectHeaders(file, { hasPurger: this.#hasPurger }) }, options)
      states.wrote(file, md5)
    })
    return moved
  }

  /**
   * Wants a drawn picture no longer that a person has deleted: no release that follows would take it back. Drawn again, which it
   * may be since the read, it is wanted again.
   */
  #unwantDeleted(file: string, states: FileStates): void {
    if (isDrawnPicture(file) && !existsSync(join(this.#dataDir, file))) states.wantFresh([[file, null]])
  }

  /**
   * Lets header files that are going to change allow the pages of both builds. A machine without the published folder sends pages
   * from the bucket with these headers. While pages of new code replace the earlier ones, it sends both.
   */
  async #allowBothBuilds(states: FileStates, signal: AbortSignal): Promise<void> {
    for (const file of HEADER_FILES) {
      const held = states.heldHash(file)
      if (held === null || !states.isDue(file) || held === this.#md5sOfBoth.get(file)) continue
      const [wanted, present] = [await this.#read(file), await this.#bucket.get(file, { signal })]
      if (wanted === null || present === null) continue
      const bytes = Buffer.from(headersOfBoth(Buffer.from(wanted).toString(), Buffer.from(present.bytes).toString()))
      const md5 = fileHash(bytes)
      this.#md5sOfBoth.set(file, md5)
      if (md5 === held) continue
      const object = { bytes, ...objectHeaders(file, { hasPurger: this.#hasPurger }) }
      await this.#bucket.put(file, object, { signal, condition: { holds: held } })
      states.wrote(file, md5)
    }
  }

  /** Deletes objects. */
  async delete(files: readonly string[], { states, cut }: Pick<Work, 'states' | 'cut'>): Promise<void> {
    if (files.length === 0) return
    await this.#bucket.delete(files, { signal: cut })
    for (const file of files) states.deleted(file)
  }

  /**
   * Lists what the bucket holds of the published folders, which objects may have earlier headers, and which stay though unwanted.
   * @param look.headersSince objects written later have the headers of now; `look.isKept` says which stay though unwanted
   */
  async list(
    { headersSince, isKept }: { headersSince: Date | null; isKept: (key: string, changedAt: Date) => boolean },
    signal: AbortSignal,
  ): Promise<{ held: Map<string, string>; outdated: string[]; kept: string[] }> {
    const held = new Map<string, string>()
    const outdated: string[] = []
    const kept: string[] = []
    for (const area of AREAS) {
      for await (const page of this.#bucket.list(`${area}/`, { signal })) {
        for (const { key, md5, changedAt } of page) {
          held.set(key, md5)
          if (isKept(key, changedAt)) kept.push(key)
          if (headersSince !== null && changedAt <= headersSince) outdated.push(key)
        }
      }
    }
    return { held, outdated, kept }
  }

  /** MD5s of the drawn pictures that the bucket holds. */
  async listDrawnPictures(signal: AbortSignal): Promise<Map<string, string>> {
    const held = new Map<string, string>()
    for await (const page of this.#bucket.list(`site/${SHARE_DIR}/`, { signal }))
      for (const { key, md5 } of page) held.set(key, md5)
    return held
  }

  /** Asks for the headers of these files' objects. @returns the files whose object has other ones than it should */
  async withOtherHeaders(files: readonly string[], signal: AbortSignal): Promise<string[]> {
    const others: string[] = []
    await inParallel(files, this.#concurrency, async file => {
      const found = await this.#bucket.head(file, { signal })
      const { contentType, cacheControl } = objectHeaders(file, { hasPurger: this.#hasPurger })
      if (found && (found.contentType !== contentType || found.cacheControl !== cacheControl)) others.push(file)
    })
    return others
  }

  /**
   * The time by the bucket's own clock, which the times in its listings come from: writes an object and looks when that was.
   * @throws Error when the bucket does not list the object
   */
  async bucketTime(signal: AbortSignal): Promise<Date> {
    const key = TIME_PROBE + randomUUID()
    let oldProbes: string[] = []
    await this.#bucket.put(key, { bytes: Buffer.from(key), contentType: 'text/plain', cacheControl: 'no-store' }, { signal })
    try {
      for (const until = Date.now() + LISTED_WITHIN_MS; Date.now() < until; await sleep(LOOK_EVERY_MS, undefined, { signal })) {
        for await (const page of this.#bucket.list(TIME_PROBE, { signal })) {
          const own = page.find(object => object.key === key)
          if (!own) continue
          oldProbes = page.filter(probe => isOldProbe(probe, own)).map(probe => probe.key)
          return own.changedAt
        }
      }
      throw new Error('the bucket does not list an object that it took half a minute ago')
    } finally {
      await this.#bucket.delete([key, ...oldProbes], { signal })
    }
  }

  /** @returns null when there is no such file */
  async #read(file: string): Promise<Uint8Array | null> {
    try {
      return await readFile(join(this.#dataDir, file))
    } catch (error) {
      if (isNoFile(error)) return null
      throw error
    }
  }
}

/** Whether a killed process left a probe. */
function isOldProbe(probe: ListedObject, own: ListedObject): boolean {
  return own.changedAt.getTime() - probe.changedAt.getTime() > PROBE_MAX_AGE_MS
}
