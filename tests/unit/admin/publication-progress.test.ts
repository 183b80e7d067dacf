import { expect, test } from 'vitest'
import { later, type Publishing } from '#src/admin/publications/publication-progress.ts'
import { stateOfPublishing } from '#src/admin/publications/write-state.ts'

const report = (state: Publishing['state'], pagesDone = 0): Publishing => ({
  state,
  pages_done: pagesDone,
  pages_planned: 9,
  duration_ms: null,
  delivery: 'none',
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

test('live at the CDN is later than live on the server, by whichever way it is heard first', () => {
  const waiting = { ...report('live', 9), delivery: 'waiting' as const }
  const done = { ...report('live'), delivery: 'done' as const }
  expect(later(waiting, done)).toBe(done)
  expect(later(done, waiting)).toBe(done)
  expect(stateOfPublishing(waiting)).toEqual({ kind: 'delivering' })
  expect(stateOfPublishing(done)).toEqual({ kind: 'live', durationMs: null })
})
