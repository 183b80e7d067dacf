import { expect, test } from 'vitest'
import { redirectsFile } from '#src/features/former-addresses/redirects-file.ts'

test('no rule of a static host has a star of a category in it, which would lead living pages away', () => {
  const product = { id: 7, segments: ['top*', '*', 'vana'], segment: 'parim', isGone: false }
  const segments = [
    ['top*', 'parim'],
    ['*', 'parim'],
    ['vana', 'parim'],
  ] as const
  const file = redirectsFile({ segments, products: [product], posts: [], lists: [], news: null })
  const addresses = file.split('\n').flatMap(line => (line.startsWith('/tooted') ? [line.split(' ')[0]] : []))
  expect(addresses).toEqual(['/tooted/vana', '/tooted/vana/7', '/tooted/vana/*'])
})

test('no rule of a static host leads away from the page that says that a product is gone', () => {
  const gone = { id: 8, segments: ['vana'], segment: 'parim', isGone: true }
  expect(redirectsFile({ segments: [], products: [gone], posts: [], lists: [], news: null })).toBe('')
})
