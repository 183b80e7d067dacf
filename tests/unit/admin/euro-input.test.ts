import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '#common/locales.ts'
import { readEuros, writeEuros } from '#src/admin/form/euro-input.ts'

test.each([
  ['12,50', 12.5],
  ['12.5', 12.5],
  [' 1 250 € ', 1250],
  ['1 250,99', 1250.99],
  ['0', 0],
  ['7,', 7],
])('%j is %d euros', (text, euros) => {
  expect(readEuros(text)).toEqual({ euros, problem: null })
})

test.each([
  ['kümme', 'NOT_A_NUMBER'],
  ['1,2,3', 'NOT_A_NUMBER'],
  ['1e3', 'NOT_A_NUMBER'],
  ['-5', 'TOO_SMALL'],
  ['9,999', 'TOO_MANY_DECIMALS'],
  ['1,200', 'TOO_MANY_DECIMALS'],
  ['2.500', 'TOO_MANY_DECIMALS'],
  ['100000000', 'TOO_LARGE'],
])('%j is refused as %s', (text, problem) => {
  expect(readEuros(text)).toEqual({ euros: null, problem })
})

test('nothing typed is no amount', () => {
  expect(readEuros('  ')).toEqual({ euros: null, problem: null })
})

test('an amount that is shown is read back as the same amount in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.constantFrom(...LOCALES), (cents, locale) => {
      expect(readEuros(writeEuros(cents / 100, locale))).toEqual({ euros: cents / 100, problem: null })
    }),
  )
})
