import type { Snapshot } from '../content/snapshot.ts'

/** What follows from a release and never stands in the way of the next. */
export type WorkAfterReleases = {
  /** A publish begins: leave it the disk. */
  pause(): void
  resume(): void
  /** @param facts what differs from the release before, see facts.ts; null when anything may */
  released(snapshot: Snapshot, facts: ReadonlySet<string> | null): void
}
