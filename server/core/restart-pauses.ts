import { setTimeout as sleep } from 'node:timers/promises'

const PAUSES_MS: readonly number[] = [250, 500, 1_000, 2_000]
/** A process that ran this long did not fail because of its start. */
const STEADY_AFTER_MS = 60_000

/**
 * The backoff of restarts: short pauses at first, then longer ones up to the last, and short ones again after a run of a minute.
 * @returns a function to await before each new start; it returns at once when the signal is aborted
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
