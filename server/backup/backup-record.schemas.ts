import { z } from 'zod'

/** What came of restoring and publishing a backup beside the product. */
export const BackupProof = z.object({
  /**
   * `proved`: every published file came out byte for byte; `different`: not all did; `edited`: content changed meanwhile, so that there
   * was nothing to compare with; `waiting`: the product runs with other code than is compiled, until it is started again; `failed`: it could not be tried.
   */
  state: z.enum(['proved', 'different', 'edited', 'waiting', 'failed']),
  at: z.iso.datetime(),
  /** Files compared. */
  files: z.int().min(0),
  /** Why it is not proved, for the operator. */
  detail: z.string().nullable(),
})
export type BackupProof = z.output<typeof BackupProof>

/** What became of the nightly backups. */
export const BackupRecord = z.object({
  /** The first start that makes them. */
  since: z.iso.datetime(),
  saved: z.object({ at: z.iso.datetime(), file: z.string(), bytes: z.int().min(0) }).nullable(),
  /** The last attempt, while it failed. */
  failed: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Of the newest backup that was tried. */
  proof: BackupProof.nullable(),
  /** When one was last proved. */
  proved_at: z.iso.datetime().nullable(),
})
export type BackupRecord = z.output<typeof BackupRecord>

export const BACKUP_WARNINGS = ['BACKUP_OLD', 'BACKUP_FAILED', 'BACKUP_UNPROVED'] as const
export type BackupWarning = (typeof BACKUP_WARNINGS)[number]

/** For administrators; the reasons are for the operator, in the log and in `/readyz`. */
export const BackupView = z.object({
  /** Null before the first nightly backup. */
  saved_at: z.iso.datetime().nullable(),
  bytes: z.int().min(0).nullable(),
  /** What came of the newest one's proof. */
  proof: BackupProof.shape.state.nullable(),
  proved_at: z.iso.datetime().nullable(),
  warnings: z.array(z.enum(BACKUP_WARNINGS)),
})
export type BackupView = z.output<typeof BackupView>

/** Null where no backups are made by night, as in development. */
export const Backups = z.object({ nightly: BackupView.nullable() })
export type Backups = z.output<typeof Backups>
