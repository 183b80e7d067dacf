import { formatInstant } from '#common/instant-text.ts'
import type { DeliveryAttempt, MessageDelivery, MessageView } from '#server/inbox/inbox.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { NoMailServer } from './MailTrouble.tsx'
import { MailsBadge } from './StateBadge.tsx'
import { mailsMessages } from './mails.i18n.ts'

const WARNING = 'border-l-3 border-warning bg-paper-light px-4 py-2'
const ATTEMPT = 'py-0.5 text-fine wrap-anywhere text-ink-soft'

/** Says what happened to the mails of a message: the one to the company, and the confirmation to the visitor. */
export function MessageDeliveries({ message }: { readonly message: MessageView }) {
  const t = useTexts(mailsMessages)
  if (message.deliveries.length === 0) return null
  const failed = message.deliveries.filter(({ state }) => state === 'failed').map(({ role }) => role)
  return (
    <section className="grid gap-4 border-t border-rule pt-6 text-note">
      <h3>{t.deliveries}</h3>
      <NoMailServer />
      {failed.includes('company') ? <p className={WARNING}>{t.companyNotReached}</p> : null}
      {failed.includes('visitor') ? <p className={WARNING}>{t.visitorNotReached}</p> : null}
      {message.deliveries.map(delivery => (
        <Delivery key={delivery.role} delivery={delivery} />
      ))}
    </section>
  )
}

/** One mail: its recipient, its state, and every attempt to send it. */
function Delivery({ delivery }: { readonly delivery: MessageDelivery }) {
  const t = useTexts(mailsMessages)
  const { attempts, next_attempt_at: nextAttemptAt } = delivery
  const fate = fateOf(delivery)
  const words = {
    queued: t.mailQueued,
    failing: t.mailFailing,
    sent: t.mailSent,
    kept: t.mailKept,
    failed: t.mailFailed,
  }[fate]
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        <strong>{t[delivery.role]}</strong> {delivery.recipient} <MailsBadge mails={fate} words={words} />
        {nextAttemptAt === null ? null : <small>{t.nextAttempt(formatInstant(nextAttemptAt))}</small>}
      </p>
      {attempts.length === 0 ? <p className={ATTEMPT}>{t.noAttempts}</p> : null}
      <ol>
        {attempts.map(attempt => (
          <Attempt key={attempt.at} attempt={attempt} isKept={fate === 'kept'} />
        ))}
      </ol>
    </div>
  )
}

/** The state to show of a mail: one in the queue is failing once an attempt was refused for now. */
function fateOf({ state, attempts }: MessageDelivery) {
  return state === 'queued' && attempts.at(-1)?.outcome === 'deferred' ? 'failing' : state
}

type AttemptProps = {
  readonly attempt: DeliveryAttempt
  /** Whether its mail became a file. */
  readonly isKept: boolean
}

function Attempt({ attempt, isKept }: AttemptProps) {
  const t = useTexts(mailsMessages)
  const { at, outcome, reason, detail } = attempt
  const outcomes = { sent: isKept ? t.attemptKept : t.attemptSent, deferred: t.attemptDeferred, failed: t.attemptFailed }
  return (
    <li className={ATTEMPT}>
      <time dateTime={at}>{formatInstant(at)}</time> {outcomes[outcome]} {outcome === 'sent' ? null : t[reason ?? 'unknown']}
      <details className="ml-2 inline-block open:ml-0 open:block">
        <summary className="w-fit underline">{t.technical}</summary>
        <span lang="en">{detail}</span>
      </details>
    </li>
  )
}
