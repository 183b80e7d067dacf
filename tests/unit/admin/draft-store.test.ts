import { expect, test } from 'vitest'
import { createDraftStore } from '#src/admin/form/draft-store.ts'
import { firstError, serverErrors } from '#src/admin/form/draft.ts'

test('typing makes a draft dirty and takes the error of that field alone away', () => {
  const store = createDraftStore({ title: 'a', body: 'b' })
  store.setErrors({ title: 'REQUIRED', body: 'REQUIRED' })
  expect(store.isDirty()).toBe(false)
  store.set('title', 'c')
  expect(store.isDirty()).toBe(true)
  expect(store.$state.get().errors).toEqual({ body: 'REQUIRED' })
  store.set('title', 'a')
  expect(store.isDirty()).toBe(false)
})

test('a save settles the draft into what the server made of it', () => {
  const store = createDraftStore({ title: 'a' })
  store.set('title', ' b ')
  store.settle({ title: 'b' }, store.$state.get().draft)
  expect(store.$state.get().draft).toEqual({ title: 'b' })
  expect(store.isDirty()).toBe(false)
})

test('what is typed while a save is under way is kept and still unsaved, the rest is as the server has it', () => {
  const store = createDraftStore({ title: 'a', price: '' })
  store.set('title', 'b')
  store.set('price', '12')
  const sent = store.$state.get().draft
  store.set('title', 'bc')
  store.settle({ title: 'b', price: '12,00' }, sent)
  expect(store.$state.get().draft).toEqual({ title: 'bc', price: '12,00' })
  expect(store.isDirty()).toBe(true)
})

test("the server's errors are at their fields, the first in the form's order", () => {
  const problem = {
    ...({ type: 'about:blank', title: '', status: 422, code: 'VALIDATION_FAILED', instance: '' } as const),
    errors: [
      { path: 'body', code: 'TOO_LONG', message: '' },
      { path: 'title', code: 'REQUIRED', message: '' },
      { path: 'title', code: 'TOO_LONG', message: '' },
      { path: 'elsewhere', code: 'INVALID', message: '' },
    ],
  }
  const errors = serverErrors(['title', 'body'], problem)
  expect(errors).toEqual({ title: 'REQUIRED', body: 'TOO_LONG' })
  expect(firstError(['title', 'body'], errors)).toBe('title')
  expect(firstError(['title', 'body'], {})).toBeNull()
})
