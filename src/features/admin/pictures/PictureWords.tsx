import { useId } from 'react'
import { PICTURE_NAME_MAX_LENGTH } from '../../../../server/pictures/picture-limits.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import type { EditedFields, EditState, PictureEdit } from './picture-edit.ts'
import { pictureAltsMessages } from './picture-alts.messages.ts'
import { pictureLibraryMessages } from './picture-library.messages.ts'
import { PictureAlts } from './PictureAlts.tsx'
import { BUTTON, BUTTON_DANGER_QUIET, FIELD, FIELD_ERROR, FIELD_HINT } from '../ui/looks.ts'

type PictureWordsProps = {
  readonly edit: PictureEdit
  readonly fields: EditedFields
  readonly state: EditState
  readonly hasRemovalFailed: boolean
  readonly onSave: () => void
  readonly onRemove: () => void
}

/** The name of a picture and what it shows, and the buttons that save them and delete it. */
export function PictureWords({ edit, fields, state, hasRemovalFailed, onSave, onRemove }: PictureWordsProps) {
  const t = useTexts(pictureAltsMessages)
  const library = useTexts(pictureLibraryMessages)
  const id = useId()
  return (
    <form
      className="picture-words"
      onSubmit={event => {
        event.preventDefault()
        onSave()
      }}
    >
      <div className={FIELD}>
        <label htmlFor={id}>{library.name}</label>
        <input
          id={id}
          required
          maxLength={PICTURE_NAME_MAX_LENGTH}
          value={fields.name}
          onChange={event => edit.change({ name: event.target.value })}
        />
      </div>
      <PictureAlts alts={fields} onChange={(field, text) => edit.change({ [field]: text })} />
      <output className={state === 'saved' ? FIELD_HINT : FIELD_ERROR}>
        {state === 'saved' ? library.saved : state === 'stale' ? t.altsStale : state === 'failed' ? t.altsFailed : ''}
      </output>
      <div className="picture-buttons">
        <button className={BUTTON} type="submit">
          {t.save}
        </button>
        <button className={BUTTON_DANGER_QUIET} type="button" onClick={onRemove}>
          {library.remove}
        </button>
      </div>
      {hasRemovalFailed ? (
        <p className={FIELD_ERROR} role="alert">
          {library.removeFailed}
        </p>
      ) : null}
    </form>
  )
}
