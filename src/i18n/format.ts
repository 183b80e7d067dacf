import { ESTONIAN_TIME_ZONE } from '#common/time-zone.ts'

// British English writes dd/mm/yyyy, the form of all languages here (specification §7).
const DATE = new Intl.DateTimeFormat('en-GB', { timeZone: ESTONIAN_TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: ESTONIAN_TIME_ZONE, hour: '2-digit', minute: '2-digit' })

/**
 * The day of an instant in Estonia, `dd/mm/yyyy`.
 * @param instant ISO 8601
 */
export function formatDate(instant: string): string {
  return DATE.format(new Date(instant))
}

/**
 * The time of an instant in Estonia: `14:32` today, `21/11/2026 14:32` on another day.
 * @param instant ISO 8601
 */
export function formatMoment(instant: string, now: Date = new Date()): string {
  const time = TIME.format(new Date(instant))
  const day = formatDate(instant)
  return day === formatDate(now.toISOString()) ? time : `${day} ${time}`
}
