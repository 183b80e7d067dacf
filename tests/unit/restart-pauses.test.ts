import { expect, onTestFinished, test, vi } from 'vitest'
import { restartPauses } from '#server/core/restart-pauses.ts'

test('pauses before restarts grow until a stop ends one, and are short again after more than a minute of work', async () => {
  const clock = performance.now.bind(performance)
  let worked = 0
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock() + worked)
  onTestFinished(() => now.mockRestore())
  const pause = restartPauses([0, 600_000])
  /** Whether a pause ends by itself. */
  const isShort = async (signal: AbortSignal) => pause(signal).then(() => !signal.aborted)
  expect(await isShort(AbortSignal.timeout(10_000))).toBe(true)
  expect(await isShort(AbortSignal.timeout(50))).toBe(false)
  worked += 61_000
  expect(await isShort(AbortSignal.timeout(10_000))).toBe(true)
  expect(await isShort(AbortSignal.timeout(50))).toBe(false)
})
