import { expect, test } from 'vitest'
import { estonianYear } from '#content-build/content/estonian-year.ts'

test('the year changes at midnight in Estonia, two hours before it does in Greenwich', () => {
  expect(estonianYear(new Date('2026-12-31T21:59:59Z'))).toBe(2026)
  expect(estonianYear(new Date('2026-12-31T22:00:00Z'))).toBe(2027)
})
