import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isErrorCode, isMissing, isRefused } from '#server/core/error-code.ts'
import { AREAS } from '../plan/published-file.ts'
import { misnamedAs } from '../release/folders.ts'
import type { PictureSource } from '../release/picture-files.ts'
import { isDrawnPicture } from '../release/share-folder.ts'
import { type ExpectedFile, type ExpectedFiles, hasReleasedBytes } from './expected-files.ts'
import type { FileMemory } from './file-memory.ts'

/** How the published folders differ from the release, by the names in release records. */
export type Differences = { readonly changed: string[]; readonly missing: string[]; readonly strange: string[] }

/**
 * `names`: reads only known files that have changed, and takes an unknown one for right by its name. This is for a start.
 * `quick`: also reads unknown files. `bytes`: reads everything.
 */
export type Thoroughness = 'names' | 'quick' | 'bytes'

/** The cost of each kind of work, in checks of a name. */
const COST = { nameCheck: 1, read: 16, lookUp: 0.1 } as const
/** Work between two turns of the event loop: well below a millisecond. */
const COST_PER_TURN = 64

/**
 * Compares the published folders with the release. It changes nothing. A release meanwhile may make a file look wrong:
 * check again before mending.
 * @param work.breathe called often; other work of the process goes first
 */
export async function scanFolder(work: {
  rootDir: string
  expected: ExpectedFiles
  memory: FileMemory
  pictures: PictureSource
  thoroughness: Thoroughness
  breathe: () => Promise<void>
}): Promise<Differences & { readonly sharePictures: ReadonlySet<string> }> {
  const { rootDir, expected } = work
  const found: Differences = { changed: [], missing: [], strange: [] }
  const sharePictures = new Set<string>()
  const seen = new Set<string>()
  const scan: Scan = { ...work, spend: workInTurns(work.breathe) }

  const dirs: string[] = [...AREAS]
  for (let dir = dirs.pop(); dir !== undefined; dir = dirs.pop()) {
    for (const entry of entriesOf(join(rootDir, dir))) {
      await scan.spend(COST.nameCheck)
      const file = `${dir}/${entry.name}`
      const released = expected.get(file)
      if (released) {
        const state = entry.isFile() ? await stateOf(file, released, scan) : 'changed'
        if (state !== 'gone') seen.add(file)
        if (state === 'changed') found.changed.push(file)
      } else if (misnamedAs(join(rootDir, file)).length > 0) found.strange.push(file)
      else if (entry.isDirectory()) dirs.push(file)
      else if (entry.isFile() && isDrawnPicture(file)) sharePictures.add(file)
      else found.strange.push(file)
    }
  }
  for (const file of expected.keys()) {
    await scan.spend(COST.lookUp)
    if (!seen.has(file)) found.missing.push(file)
  }
  return { ...found, sharePictures }
}

/** @returns a function that counts the cost of work, and after a turn's worth lets other work of the process go first */
function workInTurns(breathe: () => Promise<void>): (cost: number) => Promise<void> {
  let spent = 0
  return async cost => {
    spent += cost
    if (spent < COST_PER_TURN) return
    spent = 0
    await breathe()
  }
}

type Scan = {
  readonly rootDir: string
  readonly memory: FileMemory
  readonly pictures: PictureSource
  readonly thoroughness: Thoroughness
  /** Counts the cost of work that comes next, and lets other work of the process go first now and then. */
  readonly spend: (cost: number) => Promise<void>
}

/** The state of a released file. */
async function stateOf(file: string, released: ExpectedFile, scan: Scan): Promise<'right' | 'changed' | 'gone'> {
  const { rootDir, memory, thoroughness, pictures } = scan
  try {
    const stat = lstatSync(join(rootDir, file))
    if (thoroughness !== 'bytes' && memory.isUnchanged(file, stat, released.hash)) return 'right'
    if (thoroughness === 'names' && !memory.has(file)) return 'right'
    await scan.spend(COST.read)
    if (!(await hasReleasedBytes(rootDir, file, { expected: released, pictures }))) return 'changed'
    memory.remember(file, stat, released.hash)
    return 'right'
  } catch (error) {
    // It was deleted since the folder was read, or is in the place of a folder.
    if (isMissing(error)) return 'gone'
    // A published file would be readable.
    if (isRefused(error) || isErrorCode(error, 'EISDIR')) return 'changed'
    throw error
  }
}

/** What is in a folder, without following links: the product did not publish what they lead to. */
function entriesOf(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true })
  } catch (error) {
    // Where reading is refused the expected files count as missing, and mending them says why.
    if (isMissing(error) || isRefused(error)) return []
    throw error
  }
}
