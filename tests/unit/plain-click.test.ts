import { expect, test } from 'vitest'
import { isPlainClick } from '#src/ui/plain-click.ts'

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('a click is the page’s own without a modifier key, and the browser’s with any', () => {
  expect(isPlainClick(NONE)).toBe(true)
  for (const key of Object.keys(NONE)) expect(isPlainClick({ ...NONE, [key]: true }), key).toBe(false)
})
