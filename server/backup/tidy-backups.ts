import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { namedBackups } from './backup-names.ts'
import { outdatedBackups } from './kept-backups.ts'
import { PARTIAL } from './write-backup.ts'

/** Older ones were left by a killed process. */
const PARTIAL_MAX_AGE_MS = 86_400_000

/** Deletes expired backups, and what killed processes left. @returns the deleted names */
export async function tidyBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  const outdated = outdatedBackups(namedBackups(names))
  for (const name of outdated) await rm(join(folder, name), { force: true })
  for (const name of names.filter(entry => entry.startsWith(PARTIAL))) {
    const partial = await stat(join(folder, name)).catch(() => null)
    if (partial && Date.now() - partial.mtimeMs > PARTIAL_MAX_AGE_MS)
      await rm(join(folder, name), { recursive: true, force: true })
  }
  return outdated
}
