import { readdir, realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { namedBackups } from './backup-names.ts'
import { nightliesPastTime, outdatedBackups } from './kept-backups.ts'
import { PARTIAL_PREFIX } from './write-backup.ts'

/** Older ones were left by a killed process. */
const MAX_PARTIAL_AGE_MS = 86_400_000

/** The names of the deleted backups, and why the file system kept others. */
export type TidiedBackups = { readonly deleted: readonly string[]; readonly refused: readonly string[] }

/** Deletes expired backups, and what killed processes left. A folder that is not there has none. */
export async function tidyBackups(folder: string): Promise<TidiedBackups> {
  const names = await readdir(folder).catch(() => [])
  return deleteNames(folder, [...outdatedBackups(namedBackups(names)), ...(await oldPartials(folder, names))])
}

/**
 * Deletes nightly backups that are too old in the folder that had them before another one was set, and what killed processes left
 * there. Nothing happens where both are the same folder, or the new one is not there.
 */
export async function tidyFormerFolder(former: string, folder: string): Promise<TidiedBackups> {
  const [names, path] = await Promise.all([readdir(former), realpath(former)]).catch(() => [[], null] as const)
  if (path === null || path === (await realpath(folder).catch(() => path))) return { deleted: [], refused: [] }
  return deleteNames(former, [...nightliesPastTime(namedBackups(names)), ...(await oldPartials(former, names))])
}

async function deleteNames(folder: string, names: readonly string[]): Promise<TidiedBackups> {
  const deleted: string[] = []
  const refused: string[] = []
  for (const name of names) {
    try {
      await rm(join(folder, name), { recursive: name.startsWith(PARTIAL_PREFIX), force: true })
      if (!name.startsWith(PARTIAL_PREFIX)) deleted.push(name)
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error))
    }
  }
  return { deleted, refused }
}

/** Names of unfinished backups that no process writes any more. */
async function oldPartials(folder: string, names: readonly string[]): Promise<string[]> {
  const old: string[] = []
  for (const name of names.filter(entry => entry.startsWith(PARTIAL_PREFIX))) {
    const partial = await stat(join(folder, name)).catch(() => null)
    if (partial && Date.now() - partial.mtimeMs > MAX_PARTIAL_AGE_MS) old.push(name)
  }
  return old
}
