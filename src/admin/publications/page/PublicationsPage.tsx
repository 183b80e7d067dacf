import '../../../ui/zod-without-eval.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { BACK_LINK } from '../../../ui/looks.ts'
import { isLoggedOut } from '../../api/api-client.ts'
import { adoptLanguageSwitcher } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { loadingMessages } from '../../loading/loading.i18n.ts'
import { useLogInAgain } from '../../login/use-log-in-again.tsx'
import { ServerState } from '../../server-state/ServerState.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusPage } from '../../ui/focus-page.ts'
import { BUTTON_QUIET, NOTHING_THERE, PAGE_NOTICE } from '../../ui/looks.ts'
import { showOwnToast } from '../../ui/own-toast.ts'
import { PublicationFeed } from '../publication-feed.ts'
import { retryPublication } from '../publication.api.ts'
import { HeldPages } from './HeldPages.tsx'
import { PlaceLink, PublicationTrouble } from './PublicationDetails.tsx'
import { PublicationFilters } from './PublicationFilters.tsx'
import { PublicationItem, publicationToggle } from './PublicationItem.tsx'
import { UndoDialog } from './UndoDialog.tsx'
import { UndoStatus } from './UndoStatus.tsx'
import { PublicationList } from './publication-list.store.ts'
import { $place, EVERYTHING, placeQuery, type PublicationsPlace } from './publications-address.ts'
import { publicationsMessages } from './publications.i18n.ts'

/** The publications, and their undo: the island of `/admin/publications`. */
export function PublicationsPage() {
  return (
    <ServerState>
      <PublicationsAndUndo />
    </ServerState>
  )
}

function PublicationsAndUndo() {
  const place = useStore($place)
  const [feed] = useState(() => new PublicationFeed())
  const [list] = useState(() => new PublicationList())
  /** The publication that the administrator is asked whether to undo. */
  const [asked, setAsked] = useState<PublicationView | null>(null)
  /** The publication that undoes another one. */
  const [undoing, setUndoing] = useState<PublicationView | null>(null)

  useEffect(adoptLanguageSwitcher, [])
  useEffect(() => list.show(place), [list, place])
  useEffect(() => {
    const disconnect = list.connect(feed)
    return () => {
      disconnect()
      feed.close()
    }
  }, [list, feed])

  return (
    <div className="grid gap-6 *:min-w-0 [&_:is(a,button)]:scroll-mb-20">
      {place.only === undefined ? <PublicationFilters place={place} /> : null}
      {place.only === undefined ? <HeldPages feed={feed} list={list} /> : null}
      {/* The key: one publication and the list each have their own set of open ones. */}
      <Publications key={place.only} list={list} place={place} onUndo={setAsked} />
      {undoing === null ? null : <UndoStatus key={undoing.id} publication={undoing} feed={feed} />}
      {asked === null ? null : (
        <UndoDialog
          publication={asked}
          onClose={() => setAsked(null)}
          onUndone={publication => {
            setUndoing(publication)
            list.refresh()
          }}
        />
      )}
    </div>
  )
}

type PublicationsProps = {
  readonly list: PublicationList
  readonly place: PublicationsPlace
  readonly onUndo: (publication: PublicationView) => void
}

/** The list, newest first, or the one publication in the address. */
function Publications({ list, place, onUndo }: PublicationsProps) {
  const t = useTexts(publicationsMessages)
  const { loading } = useTexts(loadingMessages)
  const { publications, hasMore, isWaiting, isLoadingMore, error, lacksPart, progress } = useStore(list.$state)
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const { retry, logInAgain } = useRetry(list)
  // The button changes the initial state: closed, or open for the one publication in the address.
  const toggle = (id: number) => setToggled(new Set(toggled.has(id) ? [...toggled].filter(one => one !== id) : [...toggled, id]))

  const reload = () => {
    focusPage()
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
      {error && !lacksPart ? <PublicationTrouble error={error} onRetry={reload} /> : null}
      {publications === null && !error ? <output className={PAGE_NOTICE}>{loading}</output> : null}
      {/* Screen readers read it when its text appears. */}
      <output className={`${NOTHING_THERE} empty:sr-only`}>
        {publications?.length === 0 && !error ? (placeQuery(place) === '' ? t.none : t.noneFound) : ''}
      </output>
      <ul className="border-rule not-empty:border-t" aria-label={t.title} aria-busy={isWaiting}>
        {publications?.map(publication =>
          item(publication, publication.id === place.only ? !toggled.has(publication.id) : toggled.has(publication.id)),
        )}
      </ul>
      {error && lacksPart ? <PublicationTrouble error={error} onRetry={() => void loadMore(list)} /> : null}
      {hasMore ? (
        <Button
          look={`${BUTTON_QUIET} justify-self-center`}
          aria-disabled={isLoadingMore}
          onClick={() => void loadMore(list)}
          text={t.more}
        />
      ) : null}
      {logInAgain}
    </>
  )
}

/**
 * Loads the next part. When the pressed button disappears, after the last part or after a failure that is over, the focus goes to
 * the first loaded publication.
 */
async function loadMore(list: PublicationList): Promise<void> {
  const first = await list.loadMore()
  if (first === null) return
  // React draws the loaded publications before one of them gets the focus.
  flushSync(() => {})
  if (document.activeElement === document.body) document.getElementById(publicationToggle(first))?.focus()
}

/** Publishes a failed publication again, after a log-in where the session has ended. */
function useRetry(list: PublicationList) {
  const { retryFailed } = useTexts(publicationsMessages)
  const { withLogIn, logInAgain } = useLogInAgain()
  const retry = async (id: number) => {
    try {
      await withLogIn(() => retryPublication(id))
    } catch (refusal) {
      // An administrator who closed the log-in dialog knows why nothing happened.
      if (isLoggedOut(refusal)) return
      showOwnToast(retryFailed, 'error')
    }
    list.refresh()
  }
  return { retry, logInAgain }
}
