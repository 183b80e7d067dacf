import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { namedBackups } from './backup-names.ts'
import { outdatedBackups } from './kept-backups.ts'
import { PARTIAL } from './write-backup.ts'

/** Older ones were left by a killed process. */
const PARTIAL_MAX_AGE_MS = 86_400_000

/** What tidying did: names, and why the file system kept the others. */
export type TidiedBackups = { readonly deleted: readonly string[]; readonly refused: readonly string[] }

/** Deletes expired backups, and what killed processes left. A folder that is not there has none. */
export async function tidyBackups(folder: string): Promise<TidiedBackups> {
  const names = await readdir(folder).catch(() => [])
  const outdated = outdatedBackups(namedBackups(names))
  const deleted: string[] = []
  const refused: string[] = []
  for (const name of [...outdated, ...(await oldPartials(folder, names))]) {
    try {
      await rm(join(folder, name), { recursive: name.startsWith(PARTIAL), force: true })
      if (!name.startsWith(PARTIAL)) deleted.push(name)
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error))
    }
  }
  return { deleted, refused }
}

async function oldPartials(folder: string, names: readonly string[]): Promise<string[]> {
  const old: string[] = []
  for (const name of names.filter(entry => entry.startsWith(PARTIAL))) {
    const partial = await stat(join(folder, name)).catch(() => null)
    if (partial && Date.now() - partial.mtimeMs > PARTIAL_MAX_AGE_MS) old.push(name)
  }
  return old
}
