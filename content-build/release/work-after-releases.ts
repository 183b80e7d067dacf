import type { Snapshot } from '../content/snapshot.ts'
import type { Manifest } from './manifest.ts'

/** Work that follows a release and never delays the next one. */
export type WorkAfterReleases = {
  /** A publish begins: leave it the disk. */
  pause(): void
  /** The publish has ended. */
  resume(): void
  /** A release is out. @param facts what differs from the release before, see facts.ts; null when anything may */
  released(snapshot: Snapshot, facts: ReadonlySet<string> | null): void
}

/** What a release changed, for a place beyond this machine. */
export type ReleasedFiles = {
  /** Names exactly the files that are in the folder until the next call. */
  readonly manifest: Manifest
  /** Files that got new bytes, and files that went: `site/tooted.html`. */
  readonly files: readonly string[]
  /** Publications that are live here with it. */
  readonly publications: readonly number[]
}

/**
 * A place that gets the published files after the folder, which is the release itself. A failure there holds back no
 * release: the target delivers later.
 */
export type DeliveryTarget = {
  /** A publish begins, and may replace files at any time until it ends; `released` comes before that. */
  publishBegins(): void
  /** The publish has ended. */
  publishEnds(): void
  /** Called after each release, before another one begins. */
  released(release: ReleasedFiles): void
}
