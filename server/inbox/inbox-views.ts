import type { EntityManager } from '@mikro-orm/postgresql'
import type { Message } from '../messages/message.entity.ts'
import type { MailsState, MessageState, MessageSummary } from './inbox.schemas.ts'

/** A message with the state of its mails, as the list shows it. */
export function summaryOf(message: Message, mails: MailsState | null): MessageSummary {
  const { id, number, kind, subject, name, email } = message
  return {
    id,
    number,
    kind,
    subject,
    name,
    email,
    state: messageState(message),
    mails,
    total: totalOf(message),
    created_at: message.created_at.toISOString(),
    handled_at: isoInstant(message.handled_at),
  }
}

/** Reads the state of each message's mails, in one query; null where it has none. */
export async function mailsStates(
  em: EntityManager,
  messages: readonly Message[],
): Promise<(message: Message) => MailsState | null> {
  if (messages.length === 0) return () => null
  const rows = await em.execute<{ id: number; mails: MailsState | null }[]>(
    `select id, ${mailsStateSql('messages')} as mails from messages where id in (?)`,
    [messages.map(({ id }) => id)],
  )
  const states = new Map(rows.map(({ id, mails }) => [id, mails]))
  return ({ id }) => states.get(id) ?? null
}

/** The state of a message, by its two times. */
export function messageState({ handled_at, read_at }: Message): MessageState {
  if (handled_at) return 'handled'
  return read_at ? 'read' : 'new'
}

/** SQL: the state of a message's mails; null without any. @param message the name that the table of messages has in the query */
export const mailsStateSql = (message: string) => `(
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
