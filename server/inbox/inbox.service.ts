import type { EntityManager } from '@mikro-orm/postgresql'
import { type MessageMailRole, shownMailState } from '#common/mail-states.ts'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import type { Config } from '../core/config.ts'
import { AppError } from '../core/errors.ts'
import { MailAttempt } from '../delivery/mail-attempt.entity.ts'
import { Mail } from '../delivery/mail.entity.ts'
import { deliveryReason } from '../mail/delivery-reason.ts'
import { withFreeMails } from '../mail/free-mails.ts'
import { MAILS_NOT_SENT } from '../mail/mail-warning.ts'
import { retryMailsOf, troubleCounts } from '../mail/outbox.ts'
import { Message } from '../messages/message.entity.ts'
import { User } from '../users/user.entity.ts'
import { type InboxFilter, inboxWhere } from './inbox-filter.ts'
import { isoInstant, mailsStates, summaryOf } from './inbox-views.ts'
import type { Attention, MessagePage, MessageView } from './inbox.schemas.ts'

/**
 * Lists the filtered messages, newest first.
 * @param part.before the id that ended the part before; undefined for the first
 */
export async function listMessages(
  em: EntityManager,
  filter: InboxFilter,
  part: { before: number | undefined; limit: number },
): Promise<MessagePage> {
  const older = part.before === undefined ? [] : [{ id: { $lt: part.before } }]
  const found = await em.find(
    Message,
    { $and: [inboxWhere(filter), ...older] },
    { orderBy: { id: 'desc' }, limit: part.limit + 1 },
  )
  // Counting searches every message again, so it is left out where the first part has all.
  const isWhole = part.before === undefined && found.length <= part.limit
  const total = isWhole ? found.length : await em.count(Message, inboxWhere(filter))
  const messages = found.slice(0, part.limit)
  const mailsOf = await mailsStates(em, messages)
  return {
    messages: messages.map(message => summaryOf(message, mailsOf(message))),
    next_cursor: found.length > part.limit ? String(messages.at(-1)?.id) : null,
    total,
  }
}

/**
 * Reads one message with its mails and their attempts.
 * @param companyAddress where mails to the company go now
 * @throws AppError NOT_FOUND
 */
export async function getMessage(em: EntityManager, id: number, companyAddress: string): Promise<MessageView> {
  const message = await requireMessage(em, id)
  // The common state is read before the mails. If a mail goes out in between, the page hears that mails wait, and asks again. The
  // other way round it would hear that all are sent, and go on showing the mail as waiting.
  const mailsOf = await mailsStates(em, [message])
  const mails = await em.find(Mail, { message: id }, { orderBy: { id: 'asc' } })
  const attempts = await em.find(MailAttempt, { mail: { $in: mails.map(mail => mail.id) } }, { orderBy: { id: 'asc' } })
  const handledBy = message.handled_by ? await em.findOne(User, { id: message.handled_by }) : null
  return {
    ...summaryOf(message, mailsOf(message)),
    locale: message.locale,
    phone: message.phone,
    message: message.message,
    fields: message.fields,
    handled_by: handledBy?.email ?? null,
    deliveries: mails.map(mail => ({
      role: mail.role as MessageMailRole,
      recipient: mail.role === 'company' ? companyRecipient(mail, companyAddress) : message.email,
      state: shownMailState(mail),
      sent_at: isoInstant(mail.sent_at),
      next_attempt_at: isoInstant(mail.next_attempt_at),
      attempts: attempts
        .filter(attempt => attempt.mail.id === mail.id)
        .map(({ at, outcome, detail }) => ({
          at: at.toISOString(),
          outcome,
          detail,
          reason: outcome === 'sent' ? null : deliveryReason(detail),
        })),
    })),
  }
}

/** Where a mail to the company went, or is to go; empty for one that was sent before `sent_to` was kept. */
function companyRecipient({ state, sent_to, remaining_recipients }: Mail, companyAddress: string): string {
  return state === 'sent' ? (sent_to ?? '') : (remaining_recipients?.join(', ') ?? companyAddress)
}

/**
 * What needs an administrator's attention, in one query: every page of theirs asks. Unsent mails have counts of their
 * own and are no alarm here.
 */
export async function attentionOf(em: EntityManager, { smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Attention> {
  const [row] = await em.execute<Omit<Attention, 'has_mail_server'>[]>(
    `select (select count(*) from messages where read_at is null)::int as unread,
       (select count(*) from alarms where ended_at is null and code <> '${MAILS_NOT_SENT}')::int as alarms,
       ${troubleCounts()}`,
  )
  if (!row) throw new Error('the database counted nothing')
  return { ...row, has_mail_server: smtpUrl !== null }
}

/**
 * Marks a message as handled, and so as read, or as not handled. It keeps the first administrator who does so.
 * @throws AppError NOT_FOUND
 */
export async function markHandled(
  em: EntityManager,
  id: number,
  by: { handled: boolean; userId: number; now: Date },
): Promise<void> {
  const { read_at } = await requireMessage(em, id)
  const mark = by.handled
    ? { handled_at: by.now, handled_by: by.userId, read_at: read_at ?? by.now }
    : { handled_at: null, handled_by: null }
  await em.nativeUpdate(Message, by.handled ? { id, handled_at: null } : { id }, mark)
}

/**
 * Records that an administrator opened a message (the first time counts), or makes it new again: then it is not handled
 * either.
 * @param by.handled whether the administrator sees it as handled: `false` leaves one alone that another has handled meanwhile
 * @throws AppError NOT_FOUND
 */
export async function markRead(
  em: EntityManager,
  id: number,
  by: { read: boolean; handled: boolean | undefined; now: Date },
): Promise<void> {
  const { read_at } = await requireMessage(em, id)
  const mark = by.read ? { read_at: read_at ?? by.now } : { read_at: null, handled_at: null, handled_by: null }
  const mustBeUnhandled = !by.read && by.handled === false
  await em.nativeUpdate(Message, mustBeUnhandled ? { id, handled_at: null } : { id }, mark)
}

/**
 * Retries every unsent mail of the message, now and for another three days.
 * @throws AppError NOT_FOUND, NOTHING_TO_RETRY, MESSAGE_BEING_SENT
 */
export async function retryMessage(em: EntityManager, id: number, now: Date): Promise<void> {
  await requireMessage(em, id)
  await withFreeMails(em, ofMessage(id), async tx => {
    if ((await retryMailsOf(tx, id, now)) === 0) throw new AppError('NOTHING_TO_RETRY')
  })
}

/**
 * Deletes a message with its mails and delivery log.
 * @param deletion.deleteFiles deletes the files of the number's mails, before the deletion takes effect: a process that dies in
 *   between leaves the message, not files that no row names
 * @throws AppError NOT_FOUND, MESSAGE_BEING_SENT
 */
export async function deleteMessage(
  em: EntityManager,
  id: number,
  { by, deleteFiles }: { by: AuditContext; deleteFiles: (number: string) => Promise<void> },
): Promise<void> {
  const { number } = await requireMessage(em, id)
  await withFreeMails(em, ofMessage(id), async tx => {
    if ((await tx.nativeDelete(Message, { id })) === 0) throw new AppError('NOT_FOUND')
    await recordAuditEvent(tx, { by, action: 'message-deleted', subject: { type: 'message', id, label: number }, details: {} })
    await deleteFiles(number)
  })
}

/** The mails of a message, for {@link withFreeMails}. */
const ofMessage = (id: number) => ({ condition: 'message_id = ?', values: [id] })

/** @throws AppError NOT_FOUND */
async function requireMessage(em: EntityManager, id: number): Promise<Message> {
  const message = await em.findOne(Message, { id })
  if (!message) throw new AppError('NOT_FOUND')
  return message
}
