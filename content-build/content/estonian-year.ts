import { ESTONIAN_TIME_ZONE } from '#common/time-zone.ts'

/** The year on a calendar in Estonia. */
export function estonianYear(at: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: ESTONIAN_TIME_ZONE, year: 'numeric' }).format(at))
}
