import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { addressesOf } from '../plan/addresses.ts'
import { Answers } from '../content/query-results.ts'
import type { CompiledSite } from './compiled-site.ts'
import { RecordingReader } from '../content/recording-reader.ts'
import { Snapshot } from '../content/snapshot.ts'
import { SPECIMEN } from '../content/specimen.ts'

/** Rounds over the specimen's hundred pages after which rendering is about as quick as it gets. */
const ROUNDS = 4

/**
 * Renders pages of every kind and throws them away.
 * @param mayGoOn asked before each page; the next one waits until it resolves, and false ends it
 */
export async function warmUp(site: CompiledSite, mayGoOn: () => Promise<boolean>): Promise<void> {
  const answers = new Answers(Snapshot.fromRows(SPECIMEN, 2000))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const address of addressesOf(answers.snapshot)) {
      await yieldToEventLoop()
      if (!(await mayGoOn())) return
      // One that cannot be built is told of when its like is published.
      await site.render(address, new RecordingReader(answers)).catch(() => null)
    }
  }
}
