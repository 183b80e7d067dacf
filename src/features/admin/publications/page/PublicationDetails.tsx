import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { PublicationView, PublishedChange } from '../../../../../server/publications/publication.schemas.ts'
import { useTexts } from '../../language/use-texts.ts'
import { loadingMessages } from '../../loading/loading.messages.ts'
import { readPublication } from '../publication.api.ts'
import { ChangeTitle } from './ChangeTitle.tsx'
import { inOrder } from './content-names.ts'
import { FieldChange } from './FieldChange.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { PublicationTrouble } from './PublicationTrouble.tsx'
import { EVERYTHING } from './publications-address.ts'
import { publicationToggle } from './publication-toggle.ts'
import { publicationsMessages } from './publications.messages.ts'
import { BUTTON_QUIET } from '../../ui/looks.ts'

type PublicationDetailsProps = { readonly publication: PublicationView; readonly onUndo: () => void }

/** Every field before and after, what it took back or what took it back, and the way to do so. */
export function PublicationDetails({ publication, onUndo }: PublicationDetailsProps) {
  const t = useTexts(publicationsMessages)
  const { undoes, undone_by: undoneBy, can_undo: canUndo } = publication
  return (
    <>
      {undoes === null ? null : <PlaceLink place={{ ...EVERYTHING, only: undoes }}>{t.undoes(undoes)}</PlaceLink>}
      {undoneBy === null ? null : <PlaceLink place={{ ...EVERYTHING, only: undoneBy }}>{t.undoneBy(undoneBy)}</PlaceLink>}
      {isWhole(publication) ? (
        <Changes changes={publication.changes} />
      ) : (
        <LoadedChanges key={publication.id} id={publication.id} />
      )}
      {canUndo ? <UndoButton publication={publication} onUndo={onUndo} /> : null}
    </>
  )
}

/** Once it is used it goes; the focus then goes to the head of the publication. */
function UndoButton({ publication: { id, undoes }, onUndo }: PublicationDetailsProps) {
  const t = useTexts(publicationsMessages)
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      if (button !== null && button === document.activeElement) document.getElementById(publicationToggle(id))?.focus()
    }
  }, [id])
  return (
    <button ref={ref} className={BUTTON_QUIET} type="button" onClick={onUndo}>
      {undoes === null ? t.undo : t.redo}
    </button>
  )
}

/** Lists have the first changes, and long texts shortened. */
function isWhole({ changes, change_count: count }: PublicationView): boolean {
  return changes.length === count && !changes.some(({ fields }) => fields.some(field => field.is_cut))
}

function LoadedChanges({ id }: { readonly id: number }) {
  const { loading } = useTexts(loadingMessages)
  const { data, error, refetch } = useQuery({ queryKey: ['publication', id], queryFn: () => readPublication(id) })
  if (data) return <Changes changes={data.changes} />
  return error ? <PublicationTrouble error={error} onRetry={() => void refetch()} /> : <output>{loading}</output>
}

function Changes({ changes }: { readonly changes: readonly PublishedChange[] }) {
  return changes.map(change => (
    <section key={`${change.entity} ${change.id}`} className="change">
      {changes.length > 1 ? (
        <h3>
          <ChangeTitle change={change} />
        </h3>
      ) : null}
      <dl>
        {inOrder(change.fields).map(field => (
          <FieldChange key={field.name} field={field} isWhole={change.action !== 'update'} />
        ))}
      </dl>
    </section>
  ))
}
