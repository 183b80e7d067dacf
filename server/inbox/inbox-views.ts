import type { EntityManager } from '@mikro-orm/postgresql'
import { Mail } from '../delivery/mail.entity.ts'
import type { Message } from '../messages/message.entity.ts'
import type { MailsState, MessageState, MessageSummary } from './inbox.schemas.ts'

/** A message with all its mails, as the list shows it. */
export function summaryOf(message: Message, mails: readonly Mail[]): MessageSummary {
  const { id, number, kind, subject, name, email } = message
  return {
    id,
    number,
    kind,
    subject,
    name,
    email,
    state: messageState(message),
    mails: mailsState(mails),
    total: totalOf(message),
    created_at: message.created_at.toISOString(),
    handled_at: isoInstant(message.handled_at),
  }
}

/** The mails of each of the messages, by its id, in one query. */
export async function mailsByMessage(em: EntityManager, messages: readonly Message[]): Promise<ReadonlyMap<number, Mail[]>> {
  if (messages.length === 0) return new Map()
  const mails = await em.find(Mail, { message: { $in: messages.map(({ id }) => id) } })
  // The query finds only mails that have a message.
  return Map.groupBy(mails, ({ message }) => message?.id as number)
}

/** The state of a message, by its two times. */
export function messageState({ handled_at, read_at }: Message): MessageState {
  if (handled_at) return 'handled'
  return read_at ? 'read' : 'new'
}

/** The state of a message's mails, by the rules of {@link MAILS_STATE_SQL}; null without any. */
export function mailsState(mails: readonly Pick<Mail, 'state' | 'attempts_made' | 'kept_as_file'>[]): MailsState | null {
  if (mails.length === 0) return null
  if (mails.some(({ state }) => state === 'failed')) return 'failed'
  const waiting = mails.filter(({ state }) => state === 'queued')
  if (waiting.some(({ attempts_made }) => attempts_made > 0)) return 'failing'
  if (waiting.length > 0) return 'queued'
  return mails.some(({ kept_as_file }) => kept_as_file) ? 'kept' : 'sent'
}

/** {@link mailsState} as SQL. @param message the name that the table of messages has in the query */
export const MAILS_STATE_SQL = (message: string) => `(
  select case
    when bool_or(mails.state = 'failed') then 'failed'
    when bool_or(mails.state = 'queued' and mails.attempts_made > 0) then 'failing'
    when bool_or(mails.state = 'queued') then 'queued'
    when bool_or(mails.kept_as_file) then 'kept'
    when bool_or(mails.state = 'sent') then 'sent' end
  from mails where mails.message_id = ${message}.id)`

/** An order's total in euros; null for other kinds. */
export function totalOf({ fields }: Message): number | null {
  return typeof fields['total'] === 'number' ? fields['total'] : null
}

/** An instant in ISO 8601, or null. */
export function isoInstant(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null
}
