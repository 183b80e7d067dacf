import { join } from 'node:path'

/** Why a backup was made: the first word of its file's name. An operator's own (`backup`) never expire. */
export const BACKUP_KINDS = ['backup', 'nightly', 'before-migrating'] as const
export type BackupKind = (typeof BACKUP_KINDS)[number]

const ENDING = '.aroomikoda.tar.gz'
/** Kind, day, hours, minutes, seconds, milliseconds, and the schema where the name has one. */
const NAME =
  /^(backup|nightly|before-migrating)-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z(?:-([a-z0-9-]+))?\.aroomikoda\.tar\.gz$/

export type NamedBackup = {
  readonly name: string
  readonly kind: BackupKind
  readonly at: Date
  /** The last migration of the database that it holds, where the name has that. */
  readonly schema?: string
}

/** The folder of the backups that the product makes by itself. */
export function backupFolder({ dataDir, backupDir }: { dataDir: string; backupDir: string | null }): string {
  return backupDir ?? join(dataDir, 'backups')
}

/** The name of a backup: `nightly-2026-11-23T01-30-00-000Z.aroomikoda.tar.gz` sorts by time, and suits every file system. */
export function backupName(kind: BackupKind, at: Date, schema?: string): string {
  const time = at.toISOString().slice(0, -1).replaceAll(/[:.]/g, '-')
  return `${kind}-${time}Z${schema === undefined ? '' : `-${schema}`}${ENDING}`
}

/** The backups among a folder's file names, newest first. */
export function namedBackups(names: readonly string[]): NamedBackup[] {
  return names.flatMap(name => parsedName(name) ?? []).toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** What {@link backupName} put into a name. @returns null for any other name */
function parsedName(name: string): NamedBackup | null {
  const [, word, day, hours, minutes, seconds, ms, schema] = NAME.exec(name) ?? []
  const kind = BACKUP_KINDS.find(known => known === word)
  if (kind === undefined) return null
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
  return { name, kind, at, ...(schema !== undefined && { schema }) }
}
