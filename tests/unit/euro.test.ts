import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsToEuros, eurosToCents } from '#common/euro.ts'
import { EuroCentsType } from '#server/core/euro-cents-type.ts'

const CENTS = fc.integer({ min: 0, max: 9_999_999_999 })
const column = new EuroCentsType()

test('an amount goes to cents and back without losing any', () => {
  fc.assert(fc.property(CENTS, cents => eurosToCents(centsToEuros(cents)) === cents))
})

test('an amount goes to the database and back without losing any', () => {
  fc.assert(
    fc.property(CENTS, cents => {
      const stored = column.convertToDatabaseValue(cents)
      expect(stored).toMatch(/^\d+\.\d\d$/)
      expect(column.convertToJSValue(stored)).toBe(cents)
    }),
  )
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1250, '12.50'],
  [9_999_999_999, '99999999.99'],
])('%d cents are stored as %s', (cents, stored) => {
  expect(column.convertToDatabaseValue(cents)).toBe(stored)
})

test('no amount is stored as none', () => {
  expect(column.convertToDatabaseValue(null)).toBeNull()
  expect(column.convertToJSValue(null)).toBeNull()
})

test.each([12.5, -1, Number.NaN])('%d is no number of cents, and is not stored', cents => {
  expect(() => column.convertToDatabaseValue(cents)).toThrow(RangeError)
})
