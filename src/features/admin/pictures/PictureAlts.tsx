import { useId } from 'react'
import { PICTURE_ALT_MAX_LENGTH } from '../../../../server/pictures/picture-limits.schemas.ts'
import type { PictureView } from '../../../../server/pictures/picture.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { pictureAltsMessages } from './picture-alts.messages.ts'
import { FIELD, FIELD_HINT } from '../ui/looks.ts'

export type Alts = Pick<PictureView, 'alt' | 'alt_en' | 'alt_ru'>

type PictureAltsProps = {
  readonly alts: Alts
  readonly onChange: (field: keyof Alts, text: string) => void
  readonly onLeave?: () => void
}

/** What a picture shows, in the three languages. */
export function PictureAlts({ alts, onChange, onLeave }: PictureAltsProps) {
  const t = useTexts(pictureAltsMessages)
  const id = useId()
  const fields = [
    ['alt', 'et', t.alt],
    ['alt_en', 'en', t.altEn],
    ['alt_ru', 'ru', t.altRu],
  ] as const
  return (
    <fieldset className="picture-alts" aria-describedby={`${id}-hint`}>
      <legend>{t.alts}</legend>
      <p className={FIELD_HINT} id={`${id}-hint`}>
        {t.altsHint}
      </p>
      {fields.map(([field, lang, label]) => (
        <div className={FIELD} key={field}>
          <label htmlFor={`${id}-${field}`}>{label}</label>
          <input
            id={`${id}-${field}`}
            lang={lang}
            maxLength={PICTURE_ALT_MAX_LENGTH}
            autoComplete="off"
            value={alts[field] ?? ''}
            onChange={event => onChange(field, event.target.value)}
            onBlur={onLeave}
          />
        </div>
      ))}
    </fieldset>
  )
}
