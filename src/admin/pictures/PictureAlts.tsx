import { skipToken, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LOCALES } from '#common/locales.ts'
import { type LocalizedName, localizedName } from '#common/localized-names.ts'
import { pictureHash } from '#common/picture-address.ts'
import { PICTURE_ALT_MAX_LENGTH } from '#common/picture-limits.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { InputField } from '../form/InputField.tsx'
import { useTexts } from '../language/use-texts.ts'
import { queryClient } from '../server-state/ServerState.tsx'
import { Button } from '../ui/Button.tsx'
import { FIELD_FAILURE, FIELD_HINT } from '../ui/looks.ts'
import { passFocus } from '../ui/pass-focus.ts'
import { BUTTONS } from './DropZone.tsx'
import { pictureAltsMessages } from './picture-alts.i18n.ts'
import { type EditState, usePictureEdit } from './picture-edit.ts'
import { readPictures } from './pictures.api.ts'
import { useRetryAfter } from './use-retry-after.ts'

type Alts = Pick<PictureView, LocalizedName<'alt'>>

type PictureAltsProps = {
  /** Its fields have the ids `{id}-{language}`. */
  readonly id: string
  readonly alts: Alts
  readonly onChange: (field: keyof Alts, text: string) => void
  readonly onLeave?: () => void
}

/** The fields for the descriptions of a picture, in each language. */
export function PictureAlts({ id, alts, onChange, onLeave }: PictureAltsProps) {
  const t = useTexts(pictureAltsMessages)
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={`${id}-hint`}>
      <legend className="font-medium">{t.alts}</legend>
      <p className={FIELD_HINT} id={`${id}-hint`}>
        {t.altsHint}
      </p>
      {LOCALES.map(lang => (
        <InputField
          key={lang}
          id={`${id}-${lang}`}
          label={t.alt(lang)}
          lang={lang}
          error=""
          maxLength={PICTURE_ALT_MAX_LENGTH}
          autoComplete="off"
          value={alts[localizedName('alt', lang)] ?? ''}
          onChange={event => onChange(localizedName('alt', lang), event.target.value)}
          onBlur={onLeave}
        />
      ))}
    </fieldset>
  )
}

/**
 * The fields for the descriptions of the uploaded picture at an address; draws nothing for any other address. Give it the
 * address as its key.
 */
export function FieldPictureAlts({ address }: { readonly address: string }) {
  const hash = pictureHash(address)
  const read = hash === null ? skipToken : () => readPictures({ hash })
  const { data } = useQuery({ queryKey: ['picture-of-address', hash], queryFn: read }, queryClient)
  // Without an answer it shows nothing: the library has these words, too.
  const picture = data?.pictures[0]
  return picture ? <EditedAlts picture={picture} /> : null
}

/** Saves the words when the focus leaves a field: they belong to the picture, not to the edited item. */
function EditedAlts({ picture }: { readonly picture: PictureView }) {
  const t = useTexts(pictureAltsMessages)
  const { edit, fields, state } = usePictureEdit(picture, () => {})
  const id = useId()
  const [passFocusToFirstField] = useState(() => passFocus(`${id}-et`))
  const hasFailed = state === 'failed' || state === 'stale' || state === 'unasked'
  const missingConnection = state === 'failed' ? 'connection' : null
  useRetryAfter(
    state === 'logged-out' ? 'log-in' : missingConnection,
    () => void edit.saveTyped(),
    () => edit.giveUp(),
  )
  return (
    <div className="grid min-w-0 gap-4">
      <PictureAlts
        id={id}
        alts={fields}
        onChange={(field, text) => edit.change({ [field]: text })}
        onLeave={() => void edit.saveTyped()}
      />
      <div className={BUTTONS}>
        <output className={`${state === 'saved' ? FIELD_HINT : FIELD_FAILURE} empty:sr-only`}>{editStateText(t, state)}</output>
        {hasFailed ? <Button ref={passFocusToFirstField} onClick={() => void edit.save()} text={t.save} /> : null}
      </div>
    </div>
  )
}

/** The state of an edit in words; empty for one that needs none. */
export function editStateText(t: ReturnType<typeof pictureAltsMessages>, state: EditState): string {
  if (state === 'saved') return t.altsSaved
  if (state === 'stale') return t.altsStale
  if (state === 'logged-out') return t.altsLoggedOut
  return state === 'failed' || state === 'unasked' ? t.altsFailed : ''
}
