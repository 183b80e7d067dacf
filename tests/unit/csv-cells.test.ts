import { expect, test } from 'vitest'
import { phoneCell } from '#server/inbox/csv-cells.ts'

test.each([
  ['+372 5123 4567', '(+372) 5123 4567'],
  ['0037251234567', '(+372) 51234567'],
  ['0401234567', "'0401234567"],
  ['040 123 4567', '040 123 4567'],
  ['51234567', '51234567'],
])('a spreadsheet shows the whole phone number %s', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell)
})
