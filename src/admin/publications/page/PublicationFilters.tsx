import { CONTENT_ENTITIES, PUBLICATION_STATES } from '#server/publication-queue/publication.schemas.ts'
import { kindNames } from '../../fields/kind-names.i18n.ts'
import { SelectField } from '../../form/Field.tsx'
import { useTexts } from '../../language/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { contentNames } from './content-names.i18n.ts'
import { EVERYTHING, goTo, placeQuery, type PublicationsPlace } from './publications-address.ts'
import { publicationsMessages } from './publications.i18n.ts'

const FORM = 'grid max-w-192 grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] items-end gap-4'

/** Choices of the list's filters, which the page's address keeps. */
export function PublicationFilters({ place }: { readonly place: PublicationsPlace }) {
  const t = useTexts(publicationsMessages)
  const names = useTexts(contentNames)
  const kinds = useTexts(kindNames)
  const clear = () => {
    goTo(EVERYTHING)
    // The pressed button disappears.
    document.getElementById('publication-state')?.focus()
  }
  return (
    <form className={FORM} onSubmit={event => event.preventDefault()}>
      <SelectField
        id="publication-state"
        label={t.state}
        value={place.state ?? ''}
        options={PUBLICATION_STATES.map(state => [state, names[state]])}
        onChange={chosen => goTo({ ...place, state: PUBLICATION_STATES.find(state => state === chosen) })}
      />
      <SelectField
        id="publication-kind"
        label={t.kind}
        value={place.entity ?? ''}
        options={CONTENT_ENTITIES.map(entity => [entity, kinds[entity]])}
        onChange={chosen => goTo({ ...place, entity: CONTENT_ENTITIES.find(entity => entity === chosen) })}
      />
      {placeQuery(place) === '' ? null : <Button onClick={clear} text={t.clear} />}
    </form>
  )
}
