import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendMessage } from '#src/features/messages/form/send-message.ts'

const ask = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', ask)
})
afterEach(() => vi.unstubAllGlobals())

const outcome = (answer: Response) => {
  ask.mockResolvedValueOnce(answer)
  return sendMessage({}, 'k')
}

test('a message is sent only where the answer is its number: a page of a network in between is no answer', async () => {
  expect(await outcome(new Response('K7QX-3M9D\n'))).toEqual({ kind: 'sent', number: 'K7QX-3M9D' })
  for (const page of ['<!doctype html><title>Wi-Fi</title><p>K7QX-3M9D</p>', '', '{"ok":true}'])
    expect(await outcome(new Response(page)), page).toEqual({ kind: 'no-answer' })
  ask.mockRejectedValueOnce(new TypeError('no connection'))
  expect(await sendMessage({}, 'k')).toEqual({ kind: 'no-answer' })
})

test('a refusal is told apart from a proxy’s own page', async () => {
  const problem = { type: 'about:blank', title: 'x', status: 422, code: 'VALIDATION_FAILED', instance: 'x' }
  const headers = { 'content-type': 'application/problem+json; charset=utf-8' }
  expect(await outcome(Response.json(problem, { status: 422, headers }))).toEqual({ kind: 'refused', problem })
  expect(await outcome(new Response('<h1>Service unavailable</h1>', { status: 503 }))).toMatchObject({
    kind: 'refused',
    problem: { status: 503, code: 'UNAVAILABLE' },
  })
  for (const status of [502, 504])
    expect(await outcome(new Response('<h1>Bad gateway</h1>', { status })), 'may have arrived').toEqual({ kind: 'no-answer' })
})

test('a server that never answers is given up', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  ask.mockImplementationOnce(async (...[, init]: unknown[]) => {
    ;(init as RequestInit).signal?.throwIfAborted()
    return new Promise<Response>(() => {})
  })
  expect(await sendMessage({}, 'k')).toEqual({ kind: 'no-answer' })
  timeout.mockRestore()
})
