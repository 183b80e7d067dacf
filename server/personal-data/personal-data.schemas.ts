import { z } from 'zod'
import { LENGTHS, MESSAGE_KINDS } from '#common/message-rules.ts'
import { pastedAddress } from '#common/pasted-address.ts'
import { ADDRESS } from '../messages/message-fields.schemas.ts'

/**
 * An address in any spelling, also as it is copied out of a mail program; it becomes lower case. What no form or account takes
 * for an address is refused: to answer that nothing is kept about it would be wrong.
 */
const PersonEmail = z.string().overwrite(pastedAddress).max(LENGTHS.email.max).regex(ADDRESS)

/** The address to search, export or erase. */
export const PersonBody = z.strictObject({ email: PersonEmail })
export type PersonBody = z.output<typeof PersonBody>

/** `keep-lawful`: orders that accounting law requires us to keep stay, without the person. */
export const ORDER_CHOICES = ['keep-lawful', 'erase'] as const

export const EraseBody = PersonBody.extend({ orders: z.enum(ORDER_CHOICES).default('keep-lawful') })
export type EraseBody = z.output<typeof EraseBody>

const Count = z.int().min(0)

/** What the product keeps about an address. */
export const FoundPerson = z
  .object({
    email: z.string(),
    /** How many messages of each kind there are; kinds without messages are left out. */
    messages: z.array(z.object({ kind: z.enum(MESSAGE_KINDS), count: Count })),
    /** Orders among them that accounting law requires us to keep. */
    lawful_orders: Count,
    /** E-mails about these messages, invitations and the account, and how many of them are unsent. */
    mails: Count,
    waiting_mails: Count,
    invitations: Count,
    /** Requests for a new password that a job still holds. */
    requests_for_a_new_password: Count,
    /** Whether an administrator has it, or had it. */
    account: z.enum(['none', 'active', 'removed']),
    audit_events: Count,
    /** Others' messages that name the address in any field, newest first, at most a hundred. */
    mentions: z.array(z.object({ id: z.int(), number: z.string() })),
    /** How many further ones there are. */
    more_mentions: Count,
    /** For how many days nightly backups may still hold what is erased now. */
    backup_days: Count,
  })
  .meta({ id: 'FoundPerson' })
export type FoundPerson = z.output<typeof FoundPerson>

/** The result of an erasure. */
export const ErasedPerson = z
  .object({
    deleted_messages: Count,
    anonymised_orders: Count,
    /** Waiting e-mails that will not be sent. */
    withheld_mails: Count,
    deleted_invitations: Count,
    /** `kept`: the account of a present administrator. */
    account: z.enum(['none', 'kept', 'anonymised']),
  })
  .meta({ id: 'ErasedPerson' })
export type ErasedPerson = z.output<typeof ErasedPerson>

/** Everything kept about an address, for its owner. Names are English, times ISO 8601 in UTC. */
export const PersonExport = z
  .object({
    format: z.literal('aroomikoda-personal-data-1'),
    email: z.string(),
    exported_at: z.iso.datetime(),
    messages: z.array(z.record(z.string(), z.unknown())),
    invitations: z.array(z.record(z.string(), z.unknown())),
    /** Null where no administrator has or had the address. */
    account: z.record(z.string(), z.unknown()).nullable(),
    /** Mails that told other administrators of this one. */
    notices_about: z.array(z.record(z.string(), z.unknown())),
    requests_for_a_new_password: Count,
    audit_events: z.array(z.record(z.string(), z.unknown())),
  })
  .meta({ id: 'PersonExport' })
export type PersonExport = z.output<typeof PersonExport>
