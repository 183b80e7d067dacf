import { Migration001Foundation } from './migration-001-foundation.ts'

/** In the order they run. Forward only; a published one is never edited. */
export const MIGRATIONS = [Migration001Foundation]
