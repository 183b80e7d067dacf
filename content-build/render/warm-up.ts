import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { Answers } from '../content/query-results.ts'
import { RecordingReader } from '../content/recording-reader.ts'
import { SPECIMEN } from '../content/specimen.ts'
import { addressesOf } from '../plan/addresses.ts'
import type { CompiledSite } from './compiled-site.ts'

/** Rounds over the specimen's pages after which rendering gets little quicker. */
const ROUNDS = 4

/**
 * Renders pages of every kind and discards them: the first real pages are then as quick as later ones.
 * @param mayGoOn awaited before each page; false ends the work
 */
export async function warmUp(site: CompiledSite, mayGoOn: () => Promise<boolean>): Promise<void> {
  const answers = new Answers(SPECIMEN)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const address of addressesOf(answers.snapshot)) {
      await yieldToEventLoop()
      if (!(await mayGoOn())) return
      // Not reported here: the publisher reports the real pages that fail for the same reason.
      await site.render(address, new RecordingReader(answers)).catch(() => null)
    }
  }
}
