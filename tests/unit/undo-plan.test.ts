import { expect, test } from 'vitest'
import { isWithoutEffect, undoStep } from '#server/publications/undo-plan.ts'

const change = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) => ({
  entity: 'post' as const,
  id: 7,
  label: 'Sügis',
  before,
  after,
})

test('fields that the server computes are neither taken back nor a conflict', () => {
  const made = change(null, { id: 7, alt: 'Kuusk', variants: 1 })
  const row = { now: { id: 7, alt: 'Kuusk', variants: 3 }, last: null, computed: ['variants'] }
  expect(undoStep(made, row)).toMatchObject({ target: null, conflicts: [] })
  const worked = change({ id: 7, alt: 'Kuusk', variants: 1 }, { id: 7, alt: 'Kuusk', variants: 3 })
  expect(isWithoutEffect(undoStep(worked, row))).toBe(true)
})

test('a field that has its old value already is no conflict, no matter which administrator gave it back', () => {
  const made = change({ id: 7, header: 'Vana', body: 'x' }, { id: 7, header: 'Uus', body: 'y' })
  expect(undoStep(made, { now: { id: 7, header: 'Vana', body: 'y' }, last: null, computed: [] })).toMatchObject({
    target: { id: 7, header: 'Vana', body: 'x' },
    conflicts: [],
  })
})
