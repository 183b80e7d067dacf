import { z } from 'zod'
import { LOCALES } from '#common/locales.ts'

const NoDetails = z.strictObject({})
const Count = z.int().min(0)
const Months = z.int().positive()

/**
 * The actions of the audit log, each with its details. A further action is an entry here and its texts in
 * `src/admin/audit-log/audit-names.i18n.ts`, which the types enforce. No detail holds text that a person typed.
 */
export const AUDIT_ACTIONS = {
  'log-in': NoDetails,
  /** `count`: attempts on this account within the hour. Without a subject: on no account. */
  'log-in-failed': z.strictObject({ count: Count }),
  /** A right password that was not enough; `count` as for failed log-ins. */
  'second-step-asked': z.strictObject({ count: Count }),
  'log-out': NoDetails,
  'session-ended': NoDetails,
  'sessions-ended': NoDetails,
  'password-changed': NoDetails,
  'password-reset-asked': NoDetails,
  'password-reset': NoDetails,
  'passkey-added': NoDetails,
  'passkey-removed': NoDetails,
  'recovery-codes-made': NoDetails,
  'recovery-code-used': NoDetails,
  'second-step-on': NoDetails,
  'second-step-off': NoDetails,
  'language-changed': z.strictObject({ language: z.enum(LOCALES) }),
  'invitation-made': NoDetails,
  'invitation-withdrawn': NoDetails,
  'invitation-used': NoDetails,
  'administrator-configured': NoDetails,
  'administrator-removed': NoDetails,
  'messages-exported': z.strictObject({ rows: z.enum(['messages', 'order-lines']), filtered: z.boolean() }),
  'message-deleted': NoDetails,
  /** Deleted by the nightly job, at the end of their retention. */
  'messages-expired': z.strictObject({ count: Count }),
  'retention-changed': z.strictObject({ months_before: Months, months: Months }),
  'person-exported': z.strictObject({ count: Count }),
  'person-erased': z.strictObject({ deleted: Count, anonymised: Count }),
  'content-deleted': NoDetails,
  'publication-undone': NoDetails,
  /** An undo that was undone: the edit is there again. */
  'publication-redone': NoDetails,
} as const satisfies Readonly<Record<string, z.ZodObject>>

export type AuditAction = keyof typeof AUDIT_ACTIONS
/** The names of all actions. `Object.keys` forgets that they are these. */
export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]

export type AuditDetails<Action extends AuditAction> = z.output<(typeof AUDIT_ACTIONS)[Action]>
/** The names of an action's details; none for an action without details, whose type zod opens to every name. */
type KeyOf<Details> = Details extends unknown ? (string extends keyof Details ? never : keyof Details) : never
/** The name of any detail. */
export type AuditDetail = Extract<KeyOf<AuditDetails<AuditAction>>, string>

type ValueOf<Details> = Details extends unknown ? Details[keyof Details] : never
/** Every value of a detail that is a word, or yes or no. */
export type AuditDetailWord = `${Extract<ValueOf<AuditDetails<AuditAction>>, string | boolean>}`

/** The kinds of things that an action concerns. */
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
