import type { PublishResult } from './publish.ts'

/** What the log says of a publish: counts of pages and files, and times in milliseconds. */
export function publishSummary({ rendered, total, written, removed, held, planMs, renderMs, releaseMs }: PublishResult) {
  return {
    rendered,
    total,
    written: written.length,
    removed: removed.length,
    held: held.length,
    planMs: roundMs(planMs),
    renderMs: roundMs(renderMs),
    releaseMs: roundMs(releaseMs),
  }
}

/** Rounds to a tenth of a millisecond. */
export function roundMs(ms: number): number {
  return Math.round(ms * 10) / 10
}
