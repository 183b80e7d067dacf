import type { Purged, Purger } from '#content-build/deliver/purge/purger.ts'
import { unlessCancelled } from './memory-bucket.ts'

/** Notes what it is told, and fails where a test wants it to. */
export class NotingPurger implements Purger {
  readonly maxAddresses = 100
  readonly told: Purged[] = []
  before: () => void | Promise<void> = () => {}

  async purge(purged: Purged, { signal }: { signal: AbortSignal }): Promise<void> {
    await unlessCancelled(this.before(), signal)
    this.told.push(purged)
  }
}
