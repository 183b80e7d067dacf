import { expect, test } from 'vitest'
import { failureText, keptText } from '#src/admin/publications/failure-text.ts'
import { publicationMessages } from '#src/admin/publications/publication.i18n.ts'

const t = publicationMessages('en')
const failure = (kept: readonly boolean[], count = kept.length) => ({
  code: 'RENDER_FAILED' as const,
  pages: kept.map((is_kept, index) => ({ address: `/uudised/${index + 1}`, is_kept })),
  page_count: count,
})

test.each([
  [failure([true]), 'This page could not be built: /uudised/1.'],
  [failure([true, true, true]), 'These pages could not be built: /uudised/1, /uudised/2, /uudised/3.'],
  [failure([true, true, true, true]), 'These pages could not be built: /uudised/1, /uudised/2, /uudised/3 and 1 more.'],
  // The answer names the first hundred.
  [failure([true, true, true, true], 250), 'These pages could not be built: /uudised/1, /uudised/2, /uudised/3 and 247 more.'],
])('a failed publication names three pages and counts the rest', (error, text) => {
  expect(failureText(t, error)).toBe(text)
})

test('visitors see the earlier version only where every failed page has one', () => {
  expect(keptText(t, failure([true, true]))).toContain('visitors see the earlier version')
  expect(keptText(t, failure([true, false]))).toContain('not visible to visitors yet')
})
