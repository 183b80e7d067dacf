import { z } from 'zod'

/** The detail of a proof that a backup made after the edit may overcome. */
export const EDITED_MEANWHILE = 'content was edited meanwhile'

/** The result of restoring and publishing a backup beside the product. */
export const BackupProof = z.object({
  /**
   * - `proved`: every published file came out byte for byte.
   * - `different`: some did not, or files of pictures are missing.
   * - `edited`: content changed meanwhile, or not all of it is live, so that there was nothing to compare with.
   * - `waiting`: the product runs other code than the compiled one, until it is restarted.
   * - `failed`: the proof could not be tried.
   */
  state: z.enum(['proved', 'different', 'edited', 'waiting', 'failed']),
  at: z.iso.datetime(),
  /** Files compared. */
  files: z.int().min(0),
  /** Why it is not proved, for the operator. */
  detail: z.string().nullable(),
})
export type BackupProof = z.output<typeof BackupProof>

/** The state of the nightly backups. */
export const BackupRecord = z.object({
  /** When the product was first started with nightly backups. */
  since: z.iso.datetime(),
  /** The newest nightly backup; null before the first. */
  saved: z.object({ at: z.iso.datetime(), file: z.string(), bytes: z.int().min(0) }).nullable(),
  /** The last attempt, when it failed. */
  failed: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Proof of the newest backup that was tried. One that found it bad stays while later ones have nothing to compare with. */
  proof: BackupProof.nullable(),
  /** When a backup was last proved. */
  proved_at: z.iso.datetime().nullable(),
})
export type BackupRecord = z.output<typeof BackupRecord>

/** Codes of the warnings about backups. */
export const BACKUP_WARNINGS = ['BACKUP_OLD', 'BACKUP_FAILED', 'BACKUP_UNPROVED'] as const
export type BackupWarning = (typeof BACKUP_WARNINGS)[number]

/** The state of the nightly backups for administrators; the operator finds the reasons in the log and in `/readyz`. */
export const BackupView = z.object({
  /** Null before the first nightly backup. */
  saved_at: z.iso.datetime().nullable(),
  bytes: z.int().min(0).nullable(),
  /** The state of the newest backup's proof; null while it has none. */
  proof: BackupProof.shape.state.nullable(),
  proved_at: z.iso.datetime().nullable(),
  warnings: z.array(z.enum(BACKUP_WARNINGS)),
})
export type BackupView = z.output<typeof BackupView>

/** The answer of `/api/backups`; null where the product makes no nightly backups, as in development. */
export const Backups = z.object({ nightly: BackupView.nullable() })
export type Backups = z.output<typeof Backups>
