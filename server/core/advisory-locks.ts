/**
 * PostgreSQL advisory locks: all processes on one database take turns at these. The numbers only have to be our own and
 * different from each other.
 */
export const ADVISORY_LOCK = {
  /** Migrating the schema. */
  migration: 4_206_121_001,
  /** Publishing: one process does it, and holds the lock for as long as it lives. */
  publisher: 4_206_121_002,
  /** Loading the demo content. */
  demoContent: 4_206_121_003,
  /** Making the first administrator's account or link. */
  firstAdministrator: 4_206_121_004,
  /** Proving a backup: one at a time. */
  backupProof: 4_206_121_027,
} as const
