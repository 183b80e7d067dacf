import { expect, test } from 'vitest'
import { visibleLine } from '#common/visible-line.ts'

test('a line of which a person sees nothing is empty', () => {
  for (const line of ['', ' \t\n', '\u200b', '\u3164', '\u2800', '\u115f', '\u034f', '\ufe0f', '\u{e0020}', '\ufffd']) {
    expect(visibleLine(line)).toBe('')
  }
})

test('blanks and zero-width characters around a line go, and what an emoji ends in stays', () => {
  expect(visibleLine(' \u200bLavendel\nja roos\u00a0')).toBe('Lavendel ja roos')
  const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'
  for (const line of ['Armastus ❤\ufe0f', `Lipp ${flag}`]) expect(visibleLine(line)).toBe(line)
})
