import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { namedBackups } from './backup-names.ts'
import { outdatedBackups } from './kept-backups.ts'
import { PARTIAL_PREFIX } from './write-backup.ts'

/** Older ones were left by a killed process. */
const MAX_PARTIAL_AGE_MS = 86_400_000

/** The names of the deleted backups, and why the file system kept others. */
export type TidiedBackups = { readonly deleted: readonly string[]; readonly refused: readonly string[] }

/** Deletes expired backups, and what killed processes left. A folder that is not there has none. */
export async function tidyBackups(folder: string): Promise<TidiedBackups> {
  const names = await readdir(folder).catch(() => [])
  const outdated = outdatedBackups(namedBackups(names))
  const deleted: string[] = []
  const refused: string[] = []
  for (const name of [...outdated, ...(await oldPartials(folder, names))]) {
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
