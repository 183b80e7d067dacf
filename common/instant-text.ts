const IN_ESTONIA = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Tallinn',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** An instant in Estonia, `dd/mm/yyyy hh:mm:ss` (specification §7). */
export function formatInstant(instant: string | Date): string {
  return IN_ESTONIA.format(new Date(instant)).replace(',', '')
}

/** The same without the seconds, where they say nothing. */
export const formatMinute = (instant: string): string => formatInstant(instant).slice(0, -3)
