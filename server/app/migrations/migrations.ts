import { Migration001Foundation } from './migration-001-foundation.ts'
import { Migration002Messages } from './migration-002-messages.ts'
import { Migration003Pictures } from './migration-003-pictures.ts'
import { Migration004Accounts } from './migration-004-accounts.ts'
import { Migration005Publications } from './migration-005-publications.ts'
import { Migration006HeldPages } from './migration-006-held-pages.ts'
import { Migration007FormerAddresses } from './migration-007-former-addresses.ts'
import { Migration008MessageStates } from './migration-008-message-states.ts'
import { Migration009OwnLanguage } from './migration-009-own-language.ts'
import { Migration010KnownDevices } from './migration-010-known-devices.ts'
import { Migration011SearchWords } from './migration-011-search-words.ts'
import { Migration013MailClaims } from './migration-013-mail-claims.ts'
import { Migration014Alarms } from './migration-014-alarms.ts'
import { Migration015Passkeys } from './migration-015-passkeys.ts'
import { Migration016AuditLog } from './migration-016-audit-log.ts'
import { Migration017Deliveries } from './migration-017-deliveries.ts'
import { Migration018RateLimits } from './migration-018-rate-limits.ts'
import { Migration019Records } from './migration-019-records.ts'
import { Migration020BucketComparisons } from './migration-020-bucket-comparisons.ts'
import { Migration021RelayReason } from './migration-021-relay-reason.ts'
import { Migration022RemainingRecipients } from './migration-022-remaining-recipients.ts'
import { Migration023SentTo } from './migration-023-sent-to.ts'
import { Migration024FolderSince } from './migration-024-folder-since.ts'
import { Migration025UnansweredReason } from './migration-025-unanswered-reason.ts'
import { Migration026ComposedLetters } from './migration-026-composed-letters.ts'
import { Migration027KindsInHistory } from './migration-027-kinds-in-history.ts'
import { Migration028CreationKeys } from './migration-028-creation-keys.ts'
import { Migration029MailsKeptAsFiles } from './migration-029-mails-kept-as-files.ts'
import { Migration030ClaimTokens } from './migration-030-claim-tokens.ts'

/** The migrations in the order they run. They go forward only, and one that was released is never edited. */
export const MIGRATIONS = [
  Migration001Foundation,
  Migration002Messages,
  Migration003Pictures,
  Migration004Accounts,
  Migration005Publications,
  Migration006HeldPages,
  Migration007FormerAddresses,
  Migration008MessageStates,
  Migration009OwnLanguage,
  Migration010KnownDevices,
  Migration011SearchWords,
  Migration013MailClaims,
  Migration014Alarms,
  Migration015Passkeys,
  Migration016AuditLog,
  Migration017Deliveries,
  Migration018RateLimits,
  Migration019Records,
  Migration020BucketComparisons,
  Migration021RelayReason,
  Migration022RemainingRecipients,
  Migration023SentTo,
  Migration024FolderSince,
  Migration025UnansweredReason,
  Migration026ComposedLetters,
  Migration027KindsInHistory,
  Migration028CreationKeys,
  Migration029MailsKeptAsFiles,
  Migration030ClaimTokens,
]
