import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** The variable that names the folder of first publishes, a folder each, named by what was published. */
const FOLDER = 'FIRST_PUBLISHES'
/** The file that no two published folders may share. */
const OWN = join('publisher', 'folder-id')

/** Global set-up: the test files of a run share their first publishes. */
export default function keepFirstPublishes(): () => void {
  const kept = mkdtempSync(join(tmpdir(), 'aroomikoda-first-publishes-'))
  process.env[FOLDER] = kept
  return () => rmSync(kept, { recursive: true, force: true })
}

/**
 * Publishes into an empty folder. The first time in a run it keeps a copy of the result. Later it copies that into the folder, so
 * that the publisher finds it as after a restart, and renders nothing: rendering a company takes seconds.
 * @param what names the content and the code. Where a name is too coarse, the publisher itself renders what differs
 */
export async function firstPublish<Result>(what: string, folder: string, publish: () => Promise<Result>): Promise<Result> {
  const all = process.env[FOLDER]
  // A folder with an earlier release stays as it is; without the set-up nothing is shared.
  if (all === undefined || existsSync(join(folder, 'publisher'))) return publish()
  const kept = join(all, createHash('sha256').update(what).digest('hex'))
  if (existsSync(kept)) {
    cpSync(kept, folder, { recursive: true })
    return publish()
  }
  const result = await publish()
  keep(folder, kept)
  return result
}

/** Keeps a copy, which gets its name once it is whole: another worker may be keeping the same. */
function keep(folder: string, kept: string): void {
  const partial = `${kept}.${process.pid}`
  cpSync(folder, partial, { recursive: true, filter: source => relative(folder, source) !== OWN })
  try {
    renameSync(partial, kept)
  } catch (error) {
    if (!existsSync(kept)) throw error
    rmSync(partial, { recursive: true })
  }
}
