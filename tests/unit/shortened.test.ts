import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened } from '#common/shortened.ts'

test('a text that fits stays as it is and a longer one ends in an ellipsis, also with characters beyond the BMP', () => {
  expect(shortened('a'.repeat(40), 40)).toBe('a'.repeat(40))
  expect(shortened('🌿'.repeat(40), 40)).toBe('🌿'.repeat(40))
  expect(shortened('🌿'.repeat(41), 40)).toBe(`${'🌿'.repeat(40)}…`)
})

test('no space is left before the ellipsis', () => {
  expect(shortened(`${'a'.repeat(39)} bc`, 40)).toBe(`${'a'.repeat(39)}…`)
})

test('no character is cut in the middle, wherever the cut falls', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, maxLength) => {
      const short = shortened(text, maxLength)
      expect(short.isWellFormed()).toBe(true)
      expect(Array.from(short).length).toBeLessThanOrEqual(maxLength + 1)
    }),
  )
})
