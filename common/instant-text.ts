import { ESTONIAN_TIME_ZONE } from './time-zone.ts'

const ESTONIAN_TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: ESTONIAN_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** Formats an instant in Estonian time as `dd/mm/yyyy hh:mm:ss` (specification §7). */
export function formatInstant(instant: string | Date): string {
  return ESTONIAN_TIME_FORMAT.format(new Date(instant)).replace(',', '')
}

/** Formats an instant as {@link formatInstant} does, without the seconds. */
export const formatMinute = (instant: string): string => formatInstant(instant).slice(0, -3)
