import type { MessageSummary } from './inbox.schemas.ts'
import type { Message } from './message.entity.ts'

export function summaryOf(message: Message, isAcknowledgementFailed: boolean): MessageSummary {
  const { id, number, kind, subject, name, email } = message
  return {
    ...{ id, number, kind, subject, name, email },
    state: message.handled_at ? 'handled' : message.state,
    acknowledgement_failed: isAcknowledgementFailed,
    total: totalOf(message),
    created_at: message.created_at.toISOString(),
    handled_at: isoDate(message.handled_at),
  }
}

/** Of an order, in euros. */
export function totalOf({ fields }: Message): number | null {
  return typeof fields['total'] === 'number' ? fields['total'] : null
}

export function isoDate(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null
}
