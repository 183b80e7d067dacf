import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { isPlainClick } from '../../../ui/plain-click.ts'
import { isProblem } from '../../api/api-client.ts'
import { useTexts } from '../../language/use-texts.ts'
import { LoadTrouble } from '../../loading/LoadTrouble.tsx'
import { loadingMessages } from '../../loading/loading.i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { focusPage } from '../../ui/focus-page.ts'
import { NOTHING_THERE } from '../../ui/looks.ts'
import { passFocus } from '../../ui/pass-focus.ts'
import { readPublication } from '../publication.api.ts'
import { Changes } from './Changes.tsx'
import { EVERYTHING, goTo, placeQuery, type PublicationsPlace } from './publications-address.ts'
import { publicationsMessages } from './publications.i18n.ts'
import { undoesEdit } from './undoes-edit.ts'

type PublicationDetailsProps = {
  readonly publication: PublicationView
  /** The id of the button that opened it. */
  readonly toggleId: string
  readonly onUndo: () => void
}

/** Shows every field before and after, a link to the publication that it undid or that undid it, and the undo button. */
export function PublicationDetails({ publication, toggleId, onUndo }: PublicationDetailsProps) {
  const t = useTexts(publicationsMessages)
  const { undoes, undone_by: undoneBy, can_undo: canUndo } = publication
  return (
    <>
      {undoes === null ? null : <PlaceLink place={{ ...EVERYTHING, only: undoes }}>{t.undoes(undoes)}</PlaceLink>}
      {undoneBy === null ? null : <PlaceLink place={{ ...EVERYTHING, only: undoneBy }}>{t.undoneBy(undoneBy)}</PlaceLink>}
      {isWhole(publication) ? (
        <Changes changes={publication.changes} />
      ) : (
        <LoadedChanges key={publication.id} id={publication.id} toggleId={toggleId} />
      )}
      {canUndo ? <UndoButton publication={publication} toggleId={toggleId} onUndo={onUndo} /> : null}
    </>
  )
}

/** Takes a publication back. The button disappears after use; the focus goes to the publication's heading. */
function UndoButton({ publication, toggleId, onUndo }: PublicationDetailsProps) {
  const t = useTexts(publicationsMessages)
  const [passFocusToToggle] = useState(() => passFocus(toggleId))
  return <Button ref={passFocusToToggle} onClick={onUndo} text={undoesEdit(publication) ? t.redo : t.undo} />
}

/** Whether the list's view has every change in full: a list leaves out later changes, and shortens long texts. */
function isWhole({ changes, change_count: count }: PublicationView): boolean {
  return changes.length === count && !changes.some(({ fields }) => fields.some(field => field.is_cut))
}

/** Loads all changes of a publication that the list has only in part. */
function LoadedChanges({ id, toggleId }: { readonly id: number; readonly toggleId: string }) {
  const { loading } = useTexts(loadingMessages)
  const { data, error, refetch } = useQuery({ queryKey: ['publication', id], queryFn: () => readPublication(id) })
  if (data) return <Changes changes={data.changes} />
  const retry = () => {
    document.getElementById(toggleId)?.focus()
    void refetch()
  }
  return error ? <PublicationTrouble error={error} onRetry={retry} /> : <output>{loading}</output>
}

type PublicationTroubleProps = { readonly error: unknown; readonly onRetry: () => void }

/** Says why there are no new data, and what to do. The button disappears: `onRetry` passes its focus on. */
export function PublicationTrouble({ error, onRetry }: PublicationTroubleProps) {
  const t = useTexts(publicationsMessages)
  if (isProblem(error, 404)) return <p className={NOTHING_THERE}>{t.missing}</p>
  return <LoadTrouble error={error} text={t.loadFailed} onRetry={onRetry} isAside />
}

type PlaceLinkProps = { readonly place: PublicationsPlace; readonly className?: string; readonly children: ReactNode }

/** A link that goes elsewhere on this page without a reload. With a modifier key the browser follows it as usual. */
export function PlaceLink({ place, className = '', children }: PlaceLinkProps) {
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    goTo(place)
    focusPage()
    scrollTo({ top: 0 })
  }
  return (
    <a className={className} href={location.pathname + placeQuery(place)} onClick={go}>
      {children}
    </a>
  )
}
