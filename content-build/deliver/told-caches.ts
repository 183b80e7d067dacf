import { shortHash } from '../content/query-results.ts'
import type { DeliveryOptions } from './delivery-options.ts'
import { Journal } from './journal.ts'

/** What the journal keeps as `headers`: the version of the objects' headers, then each cache that is told. */
export function headersEntry(version: string, caches: readonly string[] = []): string {
  return [version, ...caches.map(address => shortHash(address)).toSorted()].join(' ')
}

/**
 * Takes the journal of a bucket, and notes there which caches are told. A cache that was not told until now may have missed
 * purges: the journal then says that any file may have changed, so that the next delivery purges everything. With another version
 * of the headers there is nothing to note here: the delivery writes all objects again, and purges everything.
 * @param headers as {@link headersEntry} makes it
 */
export async function takeJournal({ orm, target }: DeliveryOptions, headers: string): Promise<Journal> {
  const journal = await Journal.take(orm, target)
  const [version, ...caches] = headers.split(' ')
  const [knownVersion, ...told] = journal.entry.headers?.split(' ') ?? []
  if (version !== knownVersion || headers === journal.entry.headers) return journal
  const hasNewCache = caches.some(cache => !told.includes(cache))
  await journal.note({ headers, ...(hasNewCache && { touched: null }) })
  return journal
}
