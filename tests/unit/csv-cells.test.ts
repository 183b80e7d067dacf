import { expect, test } from 'vitest'
import { csvLines, phoneCell } from '#server/inbox/csv-cells.ts'

// Code that reads the run again from each character takes minutes, more than a test may.
test.each(['\n', '\t', ' ', '"'])('a long run of %j, as a stranger may send it, takes no longer than other text', character => {
  const text = `a${character.repeat(400_000)}a`
  expect(csvLines([[text]]).length).toBeGreaterThan(text.length)
})

test.each(['\n', '\r', '\r\n', ';', '"'])('a cell with %j is in quotation marks, so that it stays one cell', sign => {
  expect(csvLines([['ees', `a${sign}b`, 'taga']])).toBe(`ees;"a${sign.replace('"', '""')}b";taga\r\n`)
})

test.each([
  ['+372 5123 4567', '(+372) 5123 4567'],
  ['0037251234567', '(+372) 51234567'],
  ['0401234567', "'0401234567"],
  ['040 123 4567', '040 123 4567'],
  ['51234567', '51234567'],
])('a spreadsheet shows the whole phone number %s', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell)
})
