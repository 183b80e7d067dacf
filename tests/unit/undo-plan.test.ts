import { expect, test } from 'vitest'
import { isNothing, undoStep } from '#server/publications/undo-plan.ts'

const change = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) => ({
  entity: 'post' as const,
  id: 7,
  label: 'Sügis',
  before,
  after,
})

test('fields without an editor neither go back nor are in the way', () => {
  const made = change(null, { id: 7, alt: 'Kuusk', variants: 1 })
  expect(undoStep(made, { id: 7, alt: 'Kuusk', variants: 3 }, ['variants'])).toMatchObject({ target: null, conflicts: [] })
  const worked = change({ id: 7, alt: 'Kuusk', variants: 1 }, { id: 7, alt: 'Kuusk', variants: 3 })
  expect(isNothing(undoStep(worked, { id: 7, alt: 'Kuusk', variants: 3 }, ['variants']))).toBe(true)
})

test('a field that has its old value already is no conflict, no matter which administrator gave it back', () => {
  const made = change({ id: 7, header: 'Vana', body: 'x' }, { id: 7, header: 'Uus', body: 'y' })
  expect(undoStep(made, { id: 7, header: 'Vana', body: 'y' })).toMatchObject({
    target: { id: 7, header: 'Vana', body: 'x' },
    conflicts: [],
  })
})
