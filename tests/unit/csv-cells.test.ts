import { expect, test } from 'vitest'
import { csvLines } from '#server/inbox/csv-cells.ts'

// Read once for each of them, such a run would take minutes.
test.each(['\n', '\t', ' ', '"'])('a long run of %j, as a stranger may send it, takes no longer than other text', character => {
  const text = `a${character.repeat(400_000)}a`
  expect(csvLines([[text]]).length).toBeGreaterThan(text.length)
})

test.each(['\n', '\r', '\r\n', ';', '"'])('a cell with %j is in quotation marks, so that it stays one cell', sign => {
  expect(csvLines([['ees', `a${sign}b`, 'taga']])).toBe(`ees;"a${sign.replace('"', '""')}b";taga\r\n`)
})
