import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, test, vi } from 'vitest'
import { PASSWORD_MAX_LENGTH } from '#common/account-limits.ts'
import { Estimator, passwordWeakness } from '#server/passwords/password-strength.ts'

const EMAIL = 'mari.maasikas@lillepood.ee'

describe('a password that is guessed early has a weakness', () => {
  test.each([
    ['passwordpassword', 'TOO_REGULAR'],
    ['123456789012', 'TOO_COMMON'],
    ['qwertyuiop123', 'TOO_COMMON'],
    ['aaaaaaaaaaaa', 'TOO_REGULAR'],
    ['aroomikoda123', 'TOO_PERSONAL'],
    ['Aroomikoda2026!', 'TOO_PERSONAL'],
    [EMAIL, 'TOO_PERSONAL'],
    ['maasikas-lillepood', 'TOO_PERSONAL'],
    ['paroolparool', 'TOO_REGULAR'],
    ['Salasõna2026!', 'TOO_COMMON'],
    ['Tartu123456!', 'TOO_COMMON'],
    ['Summer2026!!', 'TOO_COMMON'],
    ['пароль123456', 'TOO_COMMON'],
    ['йцукенгшщзхъ', 'TOO_COMMON'],
  ])('%s: %s', async (password, weakness) => {
    expect(await passwordWeakness(password, EMAIL)).toBe(weakness)
  })
})

describe('a sentence or random signs are taken', () => {
  test.each([
    'kaksteist tähte',
    'a quite different password',
    'minu koera nimi on Muki',
    'моя бабушка печёт блины',
    'vK7#qp!x2Lm9',
    'tugev parool 2026 lõhn',
  ])('%s has no weakness', async password => {
    expect(await passwordWeakness(password, EMAIL)).toBeNull()
  })
})

test('the longest password is judged by its beginning', async () => {
  const weak = 'password'.repeat(6)
  expect(await passwordWeakness(weak.padEnd(PASSWORD_MAX_LENGTH, 'vK7#qp!x2Lm9'), EMAIL)).toBe('TOO_REGULAR')
})

test('a thread that never answers is ended: those who wait hear of a failure, and the next is asked of another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const hung = new Worker('for (;;);', { eval: true })
    const answering = `const { parentPort } = require('node:worker_threads')
      parentPort.on('message', ({ id }) => parentPort.postMessage({ id, weakness: 'TOO_COMMON' }))`
    const threads = [hung, new Worker(answering, { eval: true })]
    const estimator = new Estimator(() => threads.shift() ?? expect.unreachable())
    const request = { password: 'password', known: [] }
    const answers = Promise.allSettled([estimator.ask(request), estimator.ask(request)])
    const ended = once(hung, 'exit')
    await vi.runAllTimersAsync()
    const reason = expect.objectContaining({ message: expect.stringContaining('no answer') as string }) as Error
    expect(await answers).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ])
    await ended
    expect(await estimator.ask(request)).toBe('TOO_COMMON')
    await vi.runAllTimersAsync()
  } finally {
    vi.useRealTimers()
  }
})
