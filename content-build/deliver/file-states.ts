import { MEDIA_DIR, SHARE_DIR } from '#common/published-folders.ts'

/** The hash of files whose name says their content, such as drawn pictures: any version will do. */
export const ANY_VERSION = ''

/** The hash of pages that cannot be built and have no earlier version here: what the bucket has of them, or lacks, stays. */
export const UNTOUCHED = '-'

/** A release of more files, or edits of more files together, count as a whole site: later edits pass them. */
export const MAX_FILES_OF_AN_EDIT = 500
/** Files of a whole site that are written before edits may pass. */
const FILES_PER_SLICE = 256

/** A file, and the hash of the version that is wanted of it. */
export type FileVersion = readonly [file: string, hash: string]

/** What to write next: each group is in the bucket before the next begins, and then the deletes follow. */
export type Round = {
  /**
   * Groups of versions that are wanted now. A release that comes meanwhile may want others, and those need assets that this round
   * does not bring: they wait for the next round.
   */
  readonly puts: readonly (readonly FileVersion[])[]
  readonly deletes: readonly string[]
  /** Whether it brings the files of edits, not a slice of a whole site. */
  readonly isFresh: boolean
}

const SHARE = `site/${SHARE_DIR}/`
const MEDIA = `site/${MEDIA_DIR}/`
/** Files that the publisher makes from many pages: lists of addresses, search, feeds, what servers read. */
const INDEX = /(?:\.(?:json|txt|xml|webmanifest)|\/_headers|\/_redirects)$/

/**
 * The kinds of files, in the order in which those of a whole site are written. Drawn pictures come last: until one is
 * there our server sends the company's.
 */
const KINDS = ['asset', 'page', 'index', 'share'] as const
type Kind = (typeof KINDS)[number]

function kindOf(file: string): Kind {
  if (file.startsWith(SHARE)) return 'share'
  if (file.endsWith('.html')) return 'page'
  return INDEX.test(file) ? 'index' : 'asset'
}

/** Which files the bucket should hold and which it holds, by the names in release records (`site/tooted.html`). */
export class FileStates {
  readonly #wanted = new Map<string, string>()
  /** MD5s of what the bucket holds; null while that is not known. */
  #held: Map<string, string> | null = null
  /** Files to write: they differ from what is wanted, or must get other headers. */
  readonly #due: Readonly<Record<Kind, Set<string>>> = { asset: new Set(), page: new Set(), index: new Set(), share: new Set() }
  /** Files to delete. */
  readonly #toDelete = new Set<string>()
  /** What the bucket holds of earlier publishers and keeps, though this folder lacks it. */
  readonly #kept = new Set<string>()
  /** The due files of the last edits. */
  readonly #fresh = new Set<string>()

  get isKnown(): boolean {
    return this.#held !== null
  }

  /** How many files are to be written or deleted. */
  get dueCount(): number {
    return KINDS.reduce((sum, kind) => sum + this.#due[kind].size, this.#toDelete.size)
  }

  /** Whether pages are due that an edit has changed. */
  get hasFreshPages(): boolean {
    return [...this.#fresh].some(file => this.#due.page.has(file))
  }

  /** The hash that the bucket should hold, {@link ANY_VERSION} or {@link UNTOUCHED}; undefined for a file that it should lack. */
  wantedHash(file: string): string | undefined {
    return this.#wanted.get(file)
  }

  /** Whether a file is to be written. */
  isDue(file: string): boolean {
    return this.#due[kindOf(file)].has(file)
  }

  /** MD5 of what the bucket holds; {@link ANY_VERSION} where that does not matter, null for nothing. */
  heldHash(file: string): string | null {
    return this.#held?.get(file) ?? null
  }

  /** Random files that the bucket holds, or all when it holds fewer. */
  sample(count: number): string[] {
    const files = [...(this.#held?.keys() ?? [])]
    if (files.length <= count) return files
    const randomFile = () => files[Math.floor(Math.random() * files.length)] as string // The index is below the length.
    return Array.from({ length: count }, randomFile)
  }

  /** Takes another state of the whole folder. @param files with their wanted hashes */
  want(files: Iterable<FileVersion>): void {
    const unwanted = new Set(this.#wanted.keys())
    for (const [file, hash] of files) {
      this.#wanted.set(file, hash)
      unwanted.delete(file)
      this.#update(file)
    }
    for (const file of unwanted) {
      this.#wanted.delete(file)
      this.#update(file)
    }
  }

  /** Takes the files of an edit. @param hash null where the file went */
  wantFresh(files: Iterable<readonly [file: string, hash: string | null]>): void {
    for (const [file, hash] of files) {
      if (hash === null) this.#wanted.delete(file)
      else this.#wanted.set(file, hash)
      this.#kept.delete(file)
      this.#fresh.add(file)
      this.#update(file)
    }
  }

  /** Records that the bucket holds what is wanted, and of the drawn pictures these: they come and go beside releases. */
  holdAll(pictures: ReadonlyMap<string, string>): void {
    const released = [...this.#wanted].filter(([file]) => kindOf(file) !== 'share')
    const held = released.map(([file, hash]) => [file, hash === UNTOUCHED ? ANY_VERSION : hash] as const)
    this.hold(new Map([...held, ...pictures]), { kept: pictures.keys() })
  }

  /**
   * Records what the bucket holds.
   * @param known.outdated files whose headers are not those of now; `known.kept` files that stay until an edit takes them away
   */
  hold(held: Map<string, string>, { outdated = [], kept = [] }: { outdated?: Iterable<string>; kept?: Iterable<string> }): void {
    this.#held = held
    for (const due of [...Object.values(this.#due), this.#toDelete, this.#kept]) due.clear()
    for (const file of kept) this.#kept.add(file)
    for (const file of new Set([...this.#wanted.keys(), ...held.keys()])) this.#update(file)
    for (const file of outdated) this.markOutdated(file)
  }

  /** Records that the headers of a file are not those of now. */
  markOutdated(file: string): void {
    const wanted = this.#wanted.get(file)
    if (wanted !== undefined && wanted !== UNTOUCHED) this.#due[kindOf(file)].add(file)
  }

  /** Records that what the bucket holds is not known any more. */
  forgetHeld(): void {
    this.#held = null
  }

  /** Records that a file was written. */
  wrote(file: string, hash: string): void {
    this.#held?.set(file, hash)
    this.#update(file)
  }

  /** Records that a file was deleted. */
  deleted(file: string): void {
    this.#held?.delete(file)
    this.#update(file)
  }

  /**
   * What to write next: the last edits with the assets that are due, then the rest in slices, assets first, and deletes at the
   * end. Where more than a slice of other pages' pictures is due, as in a first delivery, the edits do not wait for them;
   * nor for more than a slice of drawn pictures.
   */
  nextRound(): Round | null {
    if (this.dueCount === 0) return null
    const fresh = this.#freshFiles()
    if (fresh.length > 0) return this.#freshRound(fresh)
    const kind = KINDS.find(one => this.#due[one].size > 0)
    if (kind === undefined) return { puts: [], deletes: [...this.#toDelete], isFresh: false }
    return { puts: this.#versionsOf([[...this.#due[kind].values().take(FILES_PER_SLICE)]]), deletes: [], isFresh: false }
  }

  #freshRound(fresh: readonly string[]): Round {
    const ofKind = (kind: Kind) => fresh.filter(file => this.#due[kind].has(file))
    const othersPictures = [...this.#due.asset].filter(file => file.startsWith(MEDIA) && !this.#fresh.has(file))
    const later = new Set(othersPictures.length > FILES_PER_SLICE ? othersPictures : [])
    const assets = [...this.#due.asset].filter(file => !later.has(file))
    const puts = this.#versionsOf([assets, ofKind('share'), ofKind('page'), ofKind('index')])
    const isLast = puts.flat().length + this.#toDelete.size === this.dueCount
    if (isLast) return { puts, deletes: [...this.#toDelete], isFresh: true }
    // Assets and pictures are deleted last: older pages, which are in the bucket until then, may ask for them.
    return { puts, deletes: fresh.filter(file => this.#isDeletedEarly(file)), isFresh: true }
  }

  #versionsOf(groups: readonly (readonly string[])[]): Round['puts'] {
    return groups.map(files => files.map(file => [file, this.#wanted.get(file) ?? ANY_VERSION] as const))
  }

  /** Whether a file is deleted before the whole site is there: no page asks for it. */
  #isDeletedEarly(file: string): boolean {
    return this.#toDelete.has(file) && ['page', 'index'].includes(kindOf(file))
  }

  /** The due files of the last edits; none when there is nothing but assets, which go first anyway. */
  #freshFiles(): string[] {
    for (const file of this.#fresh) if (!this.isDue(file) && !this.#isDeletedEarly(file)) this.#fresh.delete(file)
    const drawn = [...this.#fresh].filter(file => kindOf(file) === 'share')
    // An edit does not wait for the pictures of a whole site, which were drawn while the bucket was away.
    if (drawn.length > FILES_PER_SLICE) for (const file of drawn) this.#fresh.delete(file)
    const edited = [...this.#fresh].filter(file => kindOf(file) !== 'share')
    const areOnlyAssets = [...this.#fresh].every(file => kindOf(file) === 'asset')
    if (edited.length > MAX_FILES_OF_AN_EDIT || areOnlyAssets) this.#fresh.clear()
    return [...this.#fresh]
  }

  /** Decides whether a file is to be written or deleted. */
  #update(file: string): void {
    if (this.#held === null) return
    const [wanted, held] = [this.#wanted.get(file), this.#held.get(file)]
    this.#toDelete.delete(file)
    this.#due[kindOf(file)].delete(file)
    if (wanted === UNTOUCHED) return
    if (wanted === undefined) {
      if (held !== undefined && !this.#kept.has(file)) this.#toDelete.add(file)
      return
    }
    const isAsWanted = wanted === held || (wanted === ANY_VERSION && held !== undefined)
    if (!isAsWanted) this.#due[kindOf(file)].add(file)
  }
}
