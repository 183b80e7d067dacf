/** The year on a calendar in Estonia. */
export function estonianYear(at: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Tallinn', year: 'numeric' }).format(at))
}
