import type { MessageSummary } from './inbox.schemas.ts'
import type { Message } from './message.entity.ts'

/** A message as the list shows it. `handled` goes before how its mails fare. */
export function summaryOf(message: Message, isAcknowledgementFailed: boolean): MessageSummary {
  const { id, number, kind, subject, name, email } = message
  return {
    ...{ id, number, kind, subject, name, email },
    state: message.handled_at ? 'handled' : message.state,
    acknowledgement_failed: isAcknowledgementFailed,
    total: totalOf(message),
    created_at: message.created_at.toISOString(),
    handled_at: isoInstant(message.handled_at),
  }
}

/** Of an order, in euros. */
export function totalOf({ fields }: Message): number | null {
  return typeof fields['total'] === 'number' ? fields['total'] : null
}

/** An instant in ISO 8601, or null for what did not happen. */
export function isoInstant(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null
}
