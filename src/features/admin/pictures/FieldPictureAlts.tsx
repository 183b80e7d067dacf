import { useEffect, useState } from 'react'
import { pictureHash } from '../../../../server/pictures/picture-address.schemas.ts'
import type { PictureView } from '../../../../server/pictures/picture.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { pictureAltsMessages } from './picture-alts.messages.ts'
import { PictureAlts } from './PictureAlts.tsx'
import { readPictures } from './pictures.api.ts'
import type { EditState } from './picture-edit.ts'
import { usePictureEdit } from './use-picture-edit.ts'
import { BUTTON_QUIET, FIELD_ERROR, FIELD_HINT } from '../ui/looks.ts'

/** What the uploaded picture at an address shows; nothing for any other address. Give it the address as its key. */
export function FieldPictureAlts({ address }: { readonly address: string }) {
  const [picture, setPicture] = useState<PictureView | null>(null)
  useEffect(() => {
    const hash = pictureHash(address)
    if (hash === null) return
    let isCurrent = true
    readPictures({ hash }).then(
      ({ pictures }) => isCurrent && setPicture(pictures[0] ?? null),
      // The words can be written in the library, too; the field itself works without.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  return picture === null ? null : <EditedAlts picture={picture} />
}

/** Saved by leaving a field: the words belong to the picture, not to the item that is being edited. */
function EditedAlts({ picture }: { readonly picture: PictureView }) {
  const t = useTexts(pictureAltsMessages)
  const { edit, fields, state } = usePictureEdit(picture, () => {})
  const hasFailed = state === 'failed' || state === 'stale'
  return (
    <div className="picture-field-alts">
      <PictureAlts alts={fields} onChange={(field, text) => edit.change({ [field]: text })} onLeave={() => void edit.save()} />
      <div className="picture-buttons">
        <output className={hasFailed ? FIELD_ERROR : FIELD_HINT}>{editStateText(t, state)}</output>
        {hasFailed ? (
          <button className={BUTTON_QUIET} type="button" onClick={() => void edit.save()}>
            {t.save}
          </button>
        ) : null}
      </div>
    </div>
  )
}

function editStateText(t: ReturnType<typeof pictureAltsMessages>, state: EditState): string {
  if (state === 'saved') return t.altsSaved
  if (state === 'stale') return t.altsStale
  return state === 'failed' ? t.altsFailed : ''
}
