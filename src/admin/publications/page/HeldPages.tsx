import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatInstant } from '#common/instant-text.ts'
import type { HeldPages as Held } from '#server/publication-queue/publication.schemas.ts'
import { callBody } from '../../api/api-client.ts'
import { useTexts } from '../../language/use-texts.ts'
import { readablePath } from '../failure-text.ts'
import type { PublicationFeed } from '../publication-feed.ts'
import type { PublicationList } from './publication-list.store.ts'
import { publicationsMessages } from './publications.i18n.ts'

/** Reads the pages that differ from the content. @throws ApiProblem, NoAnswer */
const readHeldPages = (): Promise<Held> => callBody('/api/publications/held-pages')

type HeldPagesProps = { readonly feed: PublicationFeed; readonly list: PublicationList }

/**
 * Lists the pages that the build cannot make, and says why visitors lose nothing and what to do. Draws nothing when there are no
 * such pages.
 */
export function HeldPages({ feed, list }: HeldPagesProps) {
  const t = useTexts(publicationsMessages)
  const held = useHeldPages(feed, list)
  if (held.count === 0) return null
  return (
    <section className="my-6 border-l-3 border-error px-5 py-4 text-note" aria-labelledby="held-pages">
      <h2 className="text-[1.125rem]" id="held-pages">
        {t.heldPages(held.count)}
      </h2>
      <p>{t.heldPagesHelp}</p>
      <ul className="my-3 list-disc pl-5 wrap-anywhere">
        {held.pages.map(({ address, is_kept: isKept, held_since: since }) => (
          <li key={address}>
            {isKept ? <a href={address}>{readablePath(address)}</a> : readablePath(address)}{' '}
            <span className="text-ink-soft">
              {isKept ? t.heldPageKept : t.heldPageMissing} · <time dateTime={since}>{formatInstant(since)}</time>
            </span>
          </li>
        ))}
      </ul>
      {held.count > held.pages.length ? <p>{t.andMore(held.count - held.pages.length)}</p> : null}
    </section>
  )
}

const NO_HELD_PAGES: Held = { count: 0, pages: [] }

/**
 * Loads the held pages at first, whenever a publication ends, and with each new list, which the page polls where no events come
 * through. After a failed request the next of these loads them.
 */
function useHeldPages(feed: PublicationFeed, list: PublicationList): Held {
  const { data, refetch } = useQuery({ queryKey: ['held-pages'], queryFn: readHeldPages, initialData: NO_HELD_PAGES })
  useEffect(
    () =>
      feed.watch((_id, { state }) => {
        if (state === 'live' || state === 'failed') void refetch()
      }),
    [feed, refetch],
  )
  useEffect(
    () =>
      list.$state.listen((now, before) => {
        if (before?.publications && now.publications !== before.publications) void refetch()
      }),
    [list, refetch],
  )
  return data
}
