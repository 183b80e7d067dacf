import { z } from 'zod'
import { LOCALES } from '../../common/locales.ts'

const Nothing = z.strictObject({})
const Count = z.int().min(0)
const Months = z.int().positive()

/**
 * What the audit log tells of, and the details it keeps of each. A further action is an entry here and its texts in
 * `src/features/admin/audit-log/audit-names.ts`, without which the types do not fit. No detail holds what a person typed.
 */
export const AUDIT_ACTIONS = {
  'log-in': Nothing,
  /** `count`: how many there were about this account within the hour. Without a subject: about no account. */
  'log-in-failed': z.strictObject({ count: Count }),
  /** A right password that is not enough; `count` as of failed log-ins. */
  'second-step-asked': z.strictObject({ count: Count }),
  'log-out': Nothing,
  'session-ended': Nothing,
  'sessions-ended': Nothing,
  'password-changed': Nothing,
  'password-reset-asked': Nothing,
  'password-reset': Nothing,
  'passkey-added': Nothing,
  'passkey-removed': Nothing,
  'recovery-codes-made': Nothing,
  'recovery-code-used': Nothing,
  'second-step-on': Nothing,
  'second-step-off': Nothing,
  'language-changed': z.strictObject({ language: z.enum(LOCALES) }),
  'invitation-made': Nothing,
  'invitation-withdrawn': Nothing,
  'invitation-used': Nothing,
  'administrator-configured': Nothing,
  'administrator-removed': Nothing,
  'messages-exported': z.strictObject({ rows: z.enum(['messages', 'order-lines']), filtered: z.boolean() }),
  'message-deleted': Nothing,
  /** By the nightly job, when they were kept long enough. */
  'messages-expired': z.strictObject({ count: Count }),
  'retention-changed': z.strictObject({ months_before: Months, months: Months }),
  'person-exported': z.strictObject({ count: Count }),
  'person-erased': z.strictObject({ deleted: Count, anonymised: Count }),
  'content-deleted': Nothing,
  'publication-undone': Nothing,
} as const satisfies Readonly<Record<string, z.ZodObject>>

export type AuditAction = keyof typeof AUDIT_ACTIONS
export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]

export type AuditDetails<Action extends AuditAction> = z.output<(typeof AUDIT_ACTIONS)[Action]>
type KeyOf<Details> = Details extends unknown ? keyof Details : never
/** Every name of a detail that some action has. */
export type AuditDetail = Extract<KeyOf<AuditDetails<AuditAction>>, string>

/** What an action was done to. */
export const AUDIT_SUBJECTS = [
  'administrator',
  'invitation',
  'message',
  'person',
  'publication',
  'product',
  'category',
  'post',
  'text',
  'service',
  'feedback',
  'picture',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]
