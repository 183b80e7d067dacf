import { useStore } from '@nanostores/react'
import type { PublicationView, PublishedChange } from '../../../../../server/publications/publication.schemas.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { fieldName, inOrder, itemName } from './content-names.ts'
import { contentNames } from './content-names.messages.ts'
import { publicationsMessages } from './publications.messages.ts'
import { undoMessages } from './undo.messages.ts'

/** What taking a publication back will do, item by item. */
export function UndoPreview({ publication: { changes, change_count: count } }: { readonly publication: PublicationView }) {
  const locale = useStore($pageLanguage)
  const t = undoMessages(locale)
  const names = contentNames(locale)
  const outcome = ({ action, fields }: PublishedChange) => {
    if (action === 'create') return t.willDelete
    if (action === 'delete') return t.willCreate
    return t.willUpdate(
      inOrder(fields)
        .map(({ name }) => fieldName(names, name).toLocaleLowerCase(locale))
        .join(', '),
    )
  }
  return (
    <>
      <ul className="undo-outcome">
        {changes.map(change => (
          <li key={`${change.entity} ${change.id}`}>
            {names[change.entity]} <strong>{itemName(names, change)}</strong>: {outcome(change)}
          </li>
        ))}
      </ul>
      {count > changes.length ? <p>{publicationsMessages(locale).notShown(changes.length)}</p> : null}
      <p>{t.restKept}</p>
    </>
  )
}
