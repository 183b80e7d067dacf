import { setTimeout as sleep } from 'node:timers/promises'

const PAUSES_MS: readonly number[] = [250, 500, 1_000, 2_000]
/** What ran this long did not fail of being started. */
const STEADY_AFTER_MS = 60_000

/**
 * Waits before what failed is started again: shortly at first, then ever longer up to the last pause, and shortly again
 * after it has run for a minute.
 * @returns to be awaited before each new start; returns at once when the signal is aborted
 */
export function restartPauses(pausesMs: readonly number[] = PAUSES_MS): (signal: AbortSignal) => Promise<void> {
  let attempt = 0
  let pausedAt = -Infinity
  return async signal => {
    if (performance.now() - pausedAt > STEADY_AFTER_MS) attempt = 0
    const pause = pausesMs[Math.min(attempt, pausesMs.length - 1)]
    attempt += 1
    await sleep(pause, undefined, { signal }).catch(() => {})
    pausedAt = performance.now()
  }
}
