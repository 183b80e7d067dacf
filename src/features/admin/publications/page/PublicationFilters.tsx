import { CONTENT_ENTITIES, PUBLICATION_STATES } from '../../../../../server/publications/publication.schemas.ts'
import { useTexts } from '../../language/use-texts.ts'
import { contentNames } from './content-names.messages.ts'
import { EVERYTHING, goTo, placeQuery, type PublicationsPlace } from './publications-address.ts'
import { publicationsMessages } from './publications.messages.ts'

/** Narrows the list; what is chosen stands in the address. */
export function PublicationFilters({ place }: { readonly place: PublicationsPlace }) {
  const t = useTexts(publicationsMessages)
  const names = useTexts(contentNames)
  return (
    <form className="publication-filters" onSubmit={event => event.preventDefault()}>
      <div className="editor-field">
        <label htmlFor="publication-state">{t.state}</label>
        <select
          id="publication-state"
          value={place.state ?? ''}
          onChange={({ target }) => goTo({ ...place, state: PUBLICATION_STATES.find(state => state === target.value) })}
        >
          <option value="">{t.all}</option>
          {PUBLICATION_STATES.map(state => (
            <option key={state} value={state}>
              {names[state]}
            </option>
          ))}
        </select>
      </div>
      <div className="editor-field">
        <label htmlFor="publication-kind">{t.kind}</label>
        <select
          id="publication-kind"
          value={place.entity ?? ''}
          onChange={({ target }) => goTo({ ...place, entity: CONTENT_ENTITIES.find(entity => entity === target.value) })}
        >
          <option value="">{t.all}</option>
          {CONTENT_ENTITIES.map(entity => (
            <option key={entity} value={entity}>
              {names[entity]}
            </option>
          ))}
        </select>
      </div>
      {placeQuery(place) === '' ? null : (
        <button className="button button-quiet" type="button" onClick={() => goTo(EVERYTHING)}>
          {t.clear}
        </button>
      )}
    </form>
  )
}
