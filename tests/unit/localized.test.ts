import { describe, expect, test } from 'vitest'
import { formatEuro } from '#common/euro-text.ts'
import { byLocale, type Locale } from '#common/locales.ts'
import { daysLabel, openingWeek } from '#src/features/contact/opening-hours.ts'
import { formatDate } from '#src/i18n/format.ts'
import { langAttribute, localize } from '#src/i18n/localized.ts'

describe('a content field', () => {
  const field = { ...byLocale(() => null), et: 'Küünal', en: 'Candle' }

  test('shows its translation where there is one', () => {
    expect(localize(field, 'en')).toEqual({ text: 'Candle', lang: 'en' })
  })

  test('falls back to Estonian and says so where there is none', () => {
    const shown = localize(field, 'ru')
    expect(shown).toEqual({ text: 'Küünal', lang: 'et' })
    expect(langAttribute(shown, 'ru')).toBe('et')
  })

  test('needs no language mark on a page in its own language', () => {
    expect(langAttribute(localize(field, 'en'), 'en')).toBeUndefined()
    expect(langAttribute(localize(field, 'et'), 'et')).toBeUndefined()
  })

  test('an empty translation is a translation: only null falls back', () => {
    expect(localize({ ...byLocale(() => null), et: 'Küünal', en: '' }, 'en')).toEqual({ text: '', lang: 'en' })
  })
})

describe('money', () => {
  // Intl puts no-break spaces; a reader sees spaces.
  const shown = (cents: number, locale: Locale) => formatEuro(cents, locale).replace(/[\u00a0\u202f]/g, ' ')

  test('is written as each language does', () => {
    expect(shown(1250, 'et')).toBe('12,50 €')
    expect(shown(1250, 'en')).toBe('€12.50')
    expect(shown(1250, 'ru')).toBe('12,50 €')
  })

  test('shows two decimals, and groups thousands where the language does', () => {
    expect(shown(100, 'et')).toBe('1,00 €')
    expect(shown(12_345_678, 'en')).toBe('€123,456.78')
    expect(shown(12_345_678, 'ru')).toBe('123 456,78 €')
  })
})

describe('a date', () => {
  test('is dd/mm/yyyy', () => {
    expect(formatDate('2024-06-14T12:00:00Z')).toBe('14/06/2024')
  })

  test('is the day in Estonia, in winter and in summer time', () => {
    expect(formatDate('2026-01-31T22:30:00Z')).toBe('01/02/2026')
    expect(formatDate('2026-06-30T21:30:00Z')).toBe('01/07/2026')
    expect(formatDate('2026-06-30T20:30:00Z')).toBe('30/06/2026')
  })
})

describe('opening hours', () => {
  const week = openingWeek([
    { days: ['Tuesday', 'Wednesday', 'Thursday'], opens: '11:00', closes: '18:00' },
    { days: ['Saturday'], opens: '11:00', closes: '15:00' },
    { days: ['Friday'], opens: '11:00', closes: '18:00' },
  ])

  test('tell the whole week from Monday in as few lines as it takes', () => {
    expect(week.map(line => [daysLabel(line, 'et'), line.hours?.closes ?? null])).toEqual([
      ['esmaspäev', null],
      ['teisipäev–reede', '18:00'],
      ['laupäev', '15:00'],
      ['pühapäev', null],
    ])
  })

  test('name the days in the language of the page', () => {
    expect(week.map(line => daysLabel(line, 'ru'))).toEqual(['понедельник', 'вторник–пятница', 'суббота', 'воскресенье'])
    expect(daysLabel({ first: 'Tuesday', last: 'Friday', hours: null }, 'en')).toBe('Tuesday–Friday')
  })
})
