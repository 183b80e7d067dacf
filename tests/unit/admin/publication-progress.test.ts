import { expect, test } from 'vitest'
import { later, type Publishing } from '#src/admin/publications/publication-progress.ts'

const report = (state: Publishing['state'], pagesDone = 0): Publishing => ({
  state,
  pagesDone,
  pagesPlanned: 9,
  durationMs: null,
  error: null,
})

test('a report that was overtaken changes nothing', () => {
  const live = report('live', 9)
  expect(later(live, report('publishing', 3))).toBe(live)
  expect(later(live, report('queued'))).toBe(live)
  const half = report('publishing', 5)
  expect(later(half, report('publishing', 4))).toBe(half)
  expect(later(half, report('queued'))).toBe(half)
})

test('a report that goes further counts', () => {
  const half = report('publishing', 5)
  for (const next of [report('publishing', 6), report('failed'), report('live', 9)]) expect(later(half, next)).toBe(next)
  expect(later(undefined, half)).toBe(half)
})

test('a failed publication may be tried again', () => {
  for (const next of [report('queued'), report('publishing', 1), report('live')]) expect(later(report('failed'), next)).toBe(next)
})
