import { errorCode } from '../core/error-code.ts'
import type { WorkLog } from '../core/log.ts'
import { isRefusedForGood } from '../mail/delivery-reason.ts'
import type { MailContent, MailTransport } from '../mail/mail-transport.ts'
import type { Mail } from './mail.entity.ts'

/** Pause after the first failed attempt; each further one is twice as long, up to the longest. */
export const FIRST_PAUSE_MS = 5_000
const MAX_PAUSE_MS = 6 * 60 * 60 * 1000
/** How long the worker tries a mail; it ends earlier with the link that a mail carries. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000

type DeliveryLog = Pick<WorkLog, 'warn' | 'error'>

/** What an attempt needs besides the mail's row. */
export type AttemptInput = {
  readonly transport: MailTransport
  readonly log: DeliveryLog
  /** {@link FIRST_PAUSE_MS}; tests have a shorter one. */
  readonly firstPauseMs: number
  /** Makes the mail's content; null when it is no longer needed. */
  readonly compose: () => MailContent | null
  /** Ends the attempt. */
  readonly signal: AbortSignal
}

/** The outcome of an attempt. */
export type Attempt = {
  readonly detail: string
  readonly at: Date
  /** The company's mailboxes, once the mail server has taken the mail for one of them; other mails have none. */
  readonly sentTo?: string
} & (
  | {
      readonly outcome: 'sent'
      /** Whether the mail became a file, for want of a mail server. */
      readonly isFile: boolean
    }
  | (Failure & {
      /** Recipients without the mail, when the mail server took it for the others. */
      readonly remaining?: readonly string[]
    })
)

/** The worker tries a deferred mail again at `next`, and a failed one no more. */
type Failure = { readonly outcome: 'deferred'; readonly next: Date } | { readonly outcome: 'failed' }

/**
 * Whether the mail server has taken the mail, for one recipient at least. Until that is recorded, another attempt would send it
 * to the same people again.
 */
export const isTaken = (attempt: Attempt) => attempt.outcome === 'sent' || attempt.remaining !== undefined

/** Why a mail is no longer needed: the reason is for the log, the detail for the inbox. */
type Reason = { readonly reason: string; readonly detail: string }
const LINK_ENDED: Reason = {
  reason: 'its link was used, replaced, revoked or ran out',
  detail: 'Its link opens nothing any more.',
}
const ALARM_OVER: Reason = {
  reason: 'its alarm is over, or no address for alarms is set',
  detail: 'Its alarm is over, or has no address any more.',
}
const REMOVED: Reason = { reason: 'its administrator was removed', detail: 'Its administrator was removed.' }

function whyNoLongerNeeded({ alarm_notice, account_notice }: Mail): Reason {
  if (alarm_notice) return ALARM_OVER
  return account_notice ? REMOVED : LINK_ENDED
}

/**
 * Composes the mail and hands it to the mail server, with no transaction open, and logs failures.
 * @returns the outcome, to be recorded
 */
export async function attemptMail(mail: Mail, input: AttemptInput): Promise<Attempt> {
  const { id, role } = mail
  const { transport, log, compose, signal } = input
  try {
    const content = composeOrLog(compose, log)
    if (content === null) {
      const why = whyNoLongerNeeded(mail)
      log.warn({ mail: { id, role } }, `a mail was not sent: ${why.reason}`)
      return { outcome: 'failed', detail: why.detail, at: new Date() }
    }
    const options = { signal, earlierAttempts: mail.attempts_made, recipients: mail.remaining_recipients ?? null }
    const { reply, rest, isFile = false } = await transport.send(content, options)
    const taken = mailboxesOf(mail, content)
    if (rest === null) return { ...taken, outcome: 'sent', detail: reply, at: new Date(), isFile }
    return { ...taken, ...failedAttempt(mail, rest.error, input), remaining: rest.recipients }
  } catch (error) {
    return failedAttempt(mail, error, input)
  }
}

/** The mailboxes of a mail to the company. A later attempt, for the remaining recipients, leaves the first one's in the row. */
function mailboxesOf({ role, remaining_recipients }: Mail, { to }: MailContent): Pick<Attempt, 'sentTo'> {
  return role === 'company' && !remaining_recipients && typeof to === 'string' ? { sentTo: to } : {}
}

/** Logs an attempt that left recipients without the mail. @returns its outcome */
function failedAttempt(
  mail: Mail,
  error: unknown,
  { log, firstPauseMs }: AttemptInput,
): Failure & Pick<Attempt, 'detail' | 'at'> {
  const { id, role, message } = mail
  const at = new Date()
  const isRefused = isRefusedForGood(error)
  const next = isRefused ? null : nextAttempt(mail, at, firstPauseMs)
  const name = message ? { number: message.number, kind: message.kind } : { id }
  const details = { reason: withoutAddresses(reasonOf(error)), mail: { ...name, role, attempts: mail.attempts_made + 1, next } }
  if (next) log.warn(details, 'a mail could not be sent; it is tried again')
  else if (isRefused) log.warn(details, 'the mail server refused a mail for good; it is not tried again')
  else log.error(details, 'a mail could not be sent in time; it is given up')
  return { ...(next ? { outcome: 'deferred', next } : { outcome: 'failed' }), detail: reasonOf(error), at }
}

/** Composes the mail. @throws what composing throws; the log has it whole, because no mail server is to blame */
function composeOrLog(compose: () => MailContent | null, log: DeliveryLog): MailContent | null {
  try {
    return compose()
  } catch (error) {
    log.error({ err: error }, 'a mail could not be composed')
    throw error
  }
}

/** When to try again. @returns null when the mail's time is over */
function nextAttempt(mail: Mail, now: Date, firstPauseMs: number): Date | null {
  const linkEnds = (mail.invitation ?? mail.password_reset)?.expires_at.getTime() ?? Infinity
  const end = Math.min(mail.queued_at.getTime() + GIVE_UP_AFTER_MS, linkEnds)
  if (now.getTime() >= end) return null
  const pause = Math.min(firstPauseMs * 2 ** Math.min(mail.attempts_made, 30), MAX_PAUSE_MS)
  return new Date(Math.min(now.getTime() + pause, end))
}

/** Hides recipients from the log, which more people read than the inbox. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '[address]')
}

/** The delivery log's line: the error's code, where it has one, and its message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = errorCode(error)
  return code === undefined ? error.message : `${code}: ${error.message}`
}
