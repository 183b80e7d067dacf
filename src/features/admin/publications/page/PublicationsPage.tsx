import '../../../../ui/zod-without-eval.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { PublicationView } from '../../../../../server/publications/publication.schemas.ts'
import { adoptLanguageSwitcher } from '../../language/page-language.ts'
import { ServerState } from '../../server-state/ServerState.tsx'
import { PublicationFeed } from '../publication-feed.ts'
import { PublicationList } from './publication-list.store.ts'
import { HeldPages } from './HeldPages.tsx'
import { PublicationFilters } from './PublicationFilters.tsx'
import { Publications } from './Publications.tsx'
import { $place } from './publications-address.ts'
import { UndoDialog } from './UndoDialog.tsx'
import { UndoStatus } from './UndoStatus.tsx'

/** What was published, and how to take it back: the island of `/admin/publications`. */
export function PublicationsPage() {
  const place = useStore($place)
  const [feed] = useState(() => new PublicationFeed())
  const [list] = useState(() => new PublicationList())
  const [asked, setAsked] = useState<PublicationView | null>(null)
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
    <div className="publications">
      {place.only === undefined ? <PublicationFilters place={place} /> : null}
      {place.only === undefined ? <HeldPages feed={feed} /> : null}
      <ServerState>
        <Publications list={list} place={place} onUndo={setAsked} />
      </ServerState>
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
