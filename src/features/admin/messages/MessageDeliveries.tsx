import type { MessageDelivery, MessageView } from '../../../../server/messages/inbox.schemas.ts'
import type { z } from 'zod'
import { formatInstant } from '../../../i18n/format-instant.ts'
import { useTexts } from '../language/use-texts.ts'
import { inboxMessages } from './inbox.messages.ts'
import { StateBadge } from './StateBadge.tsx'

/** What happened to the mails of a message: to the company, and the confirmation to the visitor. */
export function MessageDeliveries({ message }: { readonly message: MessageView }) {
  const t = useTexts(inboxMessages)
  return (
    <section className="message-deliveries">
      <h3>{t.deliveries}</h3>
      {message.acknowledgement_failed ? <p className="message-warning">{t.acknowledgementFailed}</p> : null}
      {message.deliveries.map(delivery => (
        <Delivery key={delivery.role} delivery={delivery} />
      ))}
    </section>
  )
}

function Delivery({ delivery }: { readonly delivery: z.output<typeof MessageDelivery> }) {
  const t = useTexts(inboxMessages)
  const outcomes = { sent: t.sent, deferred: t.deferred, failed: t.stateFailed }
  const reasons = {
    ...{ unreachable: t.unreachable, insecure: t.insecure, later: t.later },
    ...{ login: t.loginRefused, address: t.addressRefused, refused: t.mailRefused },
  }
  return (
    <div className="message-delivery">
      <p>
        <strong>{t[delivery.role]}</strong> {delivery.recipient} <StateBadge state={delivery.state} />
        {delivery.next_attempt_at === null ? null : <small>{t.nextAttempt(formatInstant(delivery.next_attempt_at))}</small>}
      </p>
      {delivery.attempts.length === 0 ? <p className="message-attempt">{t.noAttempts}</p> : null}
      <ol>
        {delivery.attempts.map(attempt => (
          <li key={attempt.at} className="message-attempt">
            <time dateTime={attempt.at}>{formatInstant(attempt.at)}</time> {outcomes[attempt.outcome]}:{' '}
            {attempt.reason === null ? null : reasons[attempt.reason]} <span lang="en">{attempt.detail}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
