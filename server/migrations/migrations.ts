import { Migration001Foundation } from './migration-001-foundation.ts'
import { Migration002Messages } from './migration-002-messages.ts'
import { Migration005Publications } from './migration-005-publications.ts'

/** In the order they run. Forward only; a published one is never edited. */
export const MIGRATIONS = [Migration001Foundation, Migration002Messages, Migration005Publications]
