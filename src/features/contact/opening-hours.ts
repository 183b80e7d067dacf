import type { OpeningHours, Weekday } from '#common/company.ts'
import type { Locale } from '#common/locales.ts'

const WEEK: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Consecutive days with the same hours, `HH:mm`. `hours` is null on days when the studio is closed. */
export type OpeningDays = {
  readonly first: Weekday
  readonly last: Weekday
  readonly hours: { readonly opens: string; readonly closes: string } | null
}

/** The whole week from Monday, closed days included, in as few lines as possible. */
export function openingWeek(openingHours: readonly OpeningHours[]): readonly OpeningDays[] {
  const lines: OpeningDays[] = []
  for (const day of WEEK) {
    const entry = openingHours.find(({ days }) => days.includes(day))
    const hours = entry ? { opens: entry.opens, closes: entry.closes } : null
    const previous = lines.at(-1)
    if (previous && areSameHours(previous.hours, hours)) lines[lines.length - 1] = { ...previous, last: day }
    else lines.push({ first: day, last: day, hours })
  }
  return lines
}

function areSameHours(one: OpeningDays['hours'], other: OpeningDays['hours']): boolean {
  return one?.opens === other?.opens && one?.closes === other?.closes
}

/** The name of a day, or the names of the first and last of several: `teisipäev–reede`. */
export function daysLabel({ first, last }: OpeningDays, locale: Locale): string {
  return first === last ? dayName(first, locale) : `${dayName(first, locale)}–${dayName(last, locale)}`
}

function dayName(day: Weekday, locale: Locale): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + WEEK.indexOf(day)))
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date)
}
