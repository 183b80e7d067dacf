import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { PublicationView } from '../../../../../server/publications/publication.schemas.ts'
import { showToast } from '../../../../ui/toast.ts'
import { isLoggedOut } from '../../api/api-client.ts'
import { useTexts } from '../../language/use-texts.ts'
import { loadingMessages } from '../../loading/loading.messages.ts'
import { useLogInAgain } from '../../login/use-log-in-again.tsx'
import { retryPublication } from '../publication.api.ts'
import type { PublicationList } from './publication-list.store.ts'
import { publicationToggle } from './publication-toggle.ts'
import { PublicationItem } from './PublicationItem.tsx'
import { PublicationTrouble } from './PublicationTrouble.tsx'
import { EVERYTHING, placeQuery, type PublicationsPlace } from './publications-address.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { publicationsMessages } from './publications.messages.ts'
import { EMPTY, PAGE_NOTICE } from '../../ui/looks.ts'
import { BACK_LINK } from '../../../../ui/looks.ts'

type PublicationsProps = {
  readonly list: PublicationList
  readonly place: PublicationsPlace
  readonly onUndo: (publication: PublicationView) => void
}

/** The list, newest first, or the one publication that was asked for. */
export function Publications({ list, place, onUndo }: PublicationsProps) {
  const t = useTexts(publicationsMessages)
  const { loading } = useTexts(loadingMessages)
  const { publications, hasMore, isWaiting, isLoadingMore, error, progress } = useStore(list.$state)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const { withLogIn, logInAgain } = useLogInAgain()
  const toggle = (id: number) => setOpen(open.symmetricDifference(new Set([id])))

  const more = async () => {
    const first = await list.more()
    if (first === null || list.$state.get().hasMore) return
    // The button is gone after the last part: who pressed it goes on with what it brought, once that is drawn.
    flushSync(() => {})
    document.getElementById(publicationToggle(first))?.focus()
  }
  const retry = async (id: number) => {
    try {
      await withLogIn(() => retryPublication(id))
    } catch (refusal) {
      // Who closes the log-in knows why nothing was done.
      if (isLoggedOut(refusal)) return
      // One that went live meanwhile cannot be tried again either; reading it again shows how it stands.
      showToast(t.retryFailed, 'error')
    }
    list.refresh()
  }

  const item = (publication: PublicationView, isOpen: boolean) => (
    <PublicationItem
      key={publication.id}
      publication={publication}
      progress={progress.get(publication.id)}
      isOpen={isOpen}
      onToggle={() => toggle(publication.id)}
      onUndo={() => onUndo(publication)}
      onRetry={() => void retry(publication.id)}
    />
  )
  return (
    <>
      {place.only === undefined ? null : (
        <PlaceLink className={BACK_LINK} place={EVERYTHING}>
          ← {t.back}
        </PlaceLink>
      )}
      {error ? <PublicationTrouble error={error} onRetry={() => list.refresh()} /> : null}
      {publications === null && !error ? <output className={PAGE_NOTICE}>{loading}</output> : null}
      {publications?.length === 0 && !error ? <p className={EMPTY}>{placeQuery(place) === '' ? t.none : t.noneFound}</p> : null}
      <ul className="publication-list" aria-busy={isWaiting}>
        {publications?.map(publication =>
          item(publication, publication.id === place.only ? !open.has(publication.id) : open.has(publication.id)),
        )}
      </ul>
      {hasMore ? (
        <button
          className="button button-quiet publications-more"
          type="button"
          aria-disabled={isLoadingMore}
          onClick={() => void more()}
        >
          {t.more}
        </button>
      ) : null}
      {logInAgain}
    </>
  )
}
