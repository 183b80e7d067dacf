import { z } from 'zod'

/** Increase it when an earlier version could not read the file. */
export const BACKUP_FORMAT = 1

/** The last entry of a backup: its list of contents, which reveals a cut or changed file. */
export const MANIFEST = 'manifest.json'
/** Present when the product made the secret itself; a configured SESSION_SECRET is the operator's to keep. */
export const SECRET_ENTRY = 'session-secret'

/** Names of tables that a backup may hold, as a regular expression; the product's are such. */
export const TABLE_NAME = '[a-z_][a-z0-9_]{0,62}'

/** The name of an entry: a table's rows, a picture's file, the secret or the manifest. Nothing else becomes part of a path. */
export const EntryName = z
  .string()
  .regex(
    new RegExp(
      `^(?:database/${TABLE_NAME}\\.copy|media/[0-9a-f]{32}/[a-z0-9]+\\.[a-z0-9]+|${SECRET_ENTRY}|${MANIFEST.replace('.', '\\.')})$`,
    ),
    { error: ({ input }) => `it holds ${String(input).slice(0, 100)}` },
  )

const Identifier = z.string().min(1).max(63)

const Table = z.object({
  name: Identifier,
  /** Without generated columns, in the order of the data. */
  columns: z.array(Identifier),
  rows: z.int().min(0),
})

const Sequence = z.object({ name: Identifier, last_value: z.string().regex(/^-?\d+$/), is_called: z.boolean() })

/** The list of a backup's contents. */
export const BackupManifest = z.object({
  product: z.literal('aroomikoda'),
  format: z.literal(BACKUP_FORMAT),
  /** The moment that the database snapshot shows. */
  created_at: z.iso.datetime(),
  /** Version of the product that made it. */
  version: z.string(),
  /** The schema: names of the executed migrations, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  /** Pictures in the database whose original was missing, or of which a file could not be read. */
  missing_pictures: z.array(z.string()),
  /** Every other entry of the file. */
  entries: z.array(z.object({ name: EntryName, bytes: z.int().min(0), sha256: z.string().length(64) })),
})
export type BackupManifest = z.output<typeof BackupManifest>
export type BackupEntry = BackupManifest['entries'][number]
/** What the manifest says of the database. */
export type DatabaseContents = Pick<BackupManifest, 'created_at' | 'migrations' | 'tables' | 'sequences'>

/** The entry of a table's rows. */
export function tableEntry(table: string): string {
  return `database/${table}.copy`
}
