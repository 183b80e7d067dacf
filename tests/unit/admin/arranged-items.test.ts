import { describe, expect, test } from 'vitest'
import { inOrderOf, isSameOrder, moved } from '#src/admin/in-place/arrange/arranged-items.ts'

const items = (...ids: number[]) => ids.map(id => ({ id }))

describe('an order that is being changed', () => {
  test.each([
    [0, 2, [2, 3, 1]],
    [2, 0, [3, 1, 2]],
    [1, 1, [1, 2, 3]],
    [0, -1, [1, 2, 3]],
    [2, 3, [1, 2, 3]],
    [5, 0, [1, 2, 3]],
  ])('has the item of place %i at place %i, and is as it was where a place is not in the list', (from, to, expected) => {
    expect(moved(items(1, 2, 3), from, to)).toEqual(items(...expected))
  })

  test('is applied to a list that another administrator changed: new items come last, deleted ones stay away', () => {
    expect(inOrderOf(items(1, 2, 4, 5), items(3, 2, 1))).toEqual(items(2, 1, 4, 5))
  })

  test('is the same only with the same items', () => {
    expect(isSameOrder(items(1, 2), items(1, 2))).toBe(true)
    expect(isSameOrder(items(1, 2), items(2, 1))).toBe(false)
    expect(isSameOrder(items(1, 2), items(1, 2, 3))).toBe(false)
  })
})
