import type { Snapshot } from '../content/snapshot.ts'

/** Work that follows a release and never delays the next one. */
export type WorkAfterReleases = {
  /** A publish begins: leave it the disk. */
  pause(): void
  resume(): void
  /** @param facts what differs from the release before, see facts.ts; null when anything may */
  released(snapshot: Snapshot, facts: ReadonlySet<string> | null): void
}
