import { useQuery } from '@tanstack/react-query'
import type { FormerAddressesView } from '#server/former-addresses/former-address.schemas.ts'
import type { ContentEntity } from '#server/publication-queue/publication.schemas.ts'
import { formatDate } from '../../i18n/format.ts'
import { callBody } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { queryClient } from '../server-state/ServerState.tsx'
import { formerAddressesMessages } from './former-addresses.i18n.ts'

export type FormerAddressesProps = {
  /** A category or a product. */
  readonly entity: ContentEntity
  readonly id: number
}

/** Says what a new address would do to existing links, and lists the former addresses that lead to the item. */
export function FormerAddresses({ entity, id }: FormerAddressesProps) {
  const question = `/api/former-addresses/${entity}/${id}` as const
  const { data } = useQuery(
    { queryKey: [question], queryFn: () => callBody<FormerAddressesView>(question) },
    // Editors have no query provider above them.
    queryClient,
  )
  const t = useTexts(formerAddressesMessages)
  // Secondary to the editor: without an answer it shows nothing.
  if (!data) return null
  const { former, addresses_now: count } = data
  return (
    <aside className="my-6 text-small text-ink-soft" aria-label={t.title}>
      <p>{entity === 'category' ? t.renaming(count) : t.moving(count)}</p>
      {former.length > 0 ? (
        <>
          <p>{t.former}</p>
          <ul className="list-disc ps-[1.25em]">
            {former.map(({ path, since }) => (
              <li key={path}>
                <a className="wrap-anywhere" href={path}>
                  {decodeURI(path)}
                </a>{' '}
                {t.since(formatDate(since))}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </aside>
  )
}
