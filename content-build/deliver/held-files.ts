import type { BucketFiles } from './bucket-files.ts'
import { type Comparisons, keepRule } from './comparisons.ts'
import type { DeliveryOptions } from './delivery-options.ts'
import type { FileStates } from './file-states.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { queueComparison } from './later-jobs.ts'
import { touchedIn, type TouchedFiles } from './touched-files.ts'
import { folderId } from './wanted-files.ts'

/** Objects of which a comparison looks at the headers. */
const HEADERS_SAMPLE = 200

/** The parts of a delivery that it takes to find out what is wanted, and what the bucket holds. */
type Delivery = {
  readonly options: DeliveryOptions
  readonly files: BucketFiles
  readonly states: FileStates
  readonly comparisons: Comparisons
  /** As `headersEntry` makes it. */
  readonly headers: string
  /** The number of the last release now. */
  readonly release: () => number
}

/**
 * Finds out what the bucket holds: from the journal when the last delivery ended well, else by a listing.
 * @returns the files that caches may have in another version
 */
export async function findHeld(journal: Journal, delivery: Delivery, cut: AbortSignal): Promise<TouchedFiles> {
  const { options, files, states, comparisons, headers } = delivery
  const { entry } = journal
  const { due } = comparisons
  const isOurs = entry.folder === folderId(options.dataDir)
  if (due === null && isOurs && (await holdAsNoted(entry, delivery, cut))) return new Set()
  const hasOtherHeaders = entry.headers !== headers
  if (hasOtherHeaders) await journal.note({ headers, headers_since: await files.bucketTime(cut), touched: null, delivered: null })
  const isKept = keepRule(due, { states, since: isOurs ? (entry.folder_since ?? null) : new Date() })
  const { held, outdated, kept } = await files.list({ headersSince: journal.entry.headers_since ?? null, isKept }, cut)
  states.hold(held, { outdated, kept })
  const sample = due ? states.sample(HEADERS_SAMPLE) : []
  for (const file of await files.withOtherHeaders(sample, cut)) states.markOutdated(file)
  const differing = states.dueCount
  options.log.info({ objects: held.size, differing }, 'the bucket was compared with the published folder')
  comparisons.recordResult(due, { objects: held.size, differing })
  // The earlier writer may have lost its lock with requests under way, which reach the bucket after this listing.
  if (entry.pending !== null || !isOurs) await queueComparison(options.orm.em.fork())
  // Until all objects are written with the headers of now, caches may keep any of them with the earlier ones.
  return hasOtherHeaders ? 'any' : touchedIn(entry)
}

/** Takes it from the journal that the bucket holds this release. @returns whether the journal says so */
async function holdAsNoted(
  { pending, touched, headers, delivered }: JournalEntry,
  delivery: Delivery,
  cut: AbortSignal,
): Promise<boolean> {
  if (pending !== null || touched?.length !== 0 || headers !== delivery.headers) return false
  const pictures = await delivery.files.listDrawnPictures(cut)
  // Asked after the listing: a release that came meanwhile is not the noted one.
  if (delivered !== delivery.release()) return false
  delivery.states.holdAll(pictures)
  return true
}
