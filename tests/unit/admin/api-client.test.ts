import { afterEach, expect, test, vi } from 'vitest'
import { callBody, isAnswerLost } from '#src/admin/api/api-client.ts'

afterEach(() => vi.unstubAllGlobals())

test('a page of a network in between is no answer to a write: whether the server did it stays open', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', async () => new Response('<!doctype html><title>Wi-Fi</title>'))
  const failure = await callBody('/api/categories', { method: 'POST', body: {} }).catch((error: unknown) => error)
  expect(isAnswerLost(failure)).toBe(true)
})
