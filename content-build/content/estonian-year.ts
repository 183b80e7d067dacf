import { ESTONIAN_TIME_ZONE } from '#common/time-zone.ts'

/** Made once: making it takes milliseconds of each edit. */
const YEAR = new Intl.DateTimeFormat('en', { timeZone: ESTONIAN_TIME_ZONE, year: 'numeric' })

/** The year on a calendar in Estonia. */
export function estonianYear(at: Date): number {
  return Number(YEAR.format(at))
}
