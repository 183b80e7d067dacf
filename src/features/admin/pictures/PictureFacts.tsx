import { useStore } from '@nanostores/react'
import type { PictureUse, PictureView } from '../../../../server/pictures/picture.schemas.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { pictureLibraryMessages } from './picture-library.messages.ts'
import { usePlace, useTextName } from './picture-uses.ts'
import { readPicture } from './pictures.api.ts'
import { useCallback } from 'react'
import { FIELD_ERROR, FIELD_HINT } from '../ui/looks.ts'

type PictureFactsProps = {
  readonly picture: PictureView
  /** Where it is shown, when that kept it from being deleted. */
  readonly inUse: readonly PictureUse[] | null
}

/** What is known of a picture, and where it is shown. */
export function PictureFacts({ picture, inUse }: PictureFactsProps) {
  const t = useTexts(pictureLibraryMessages)
  const locale = useStore($pageLanguage)
  const details = useLoaded(useCallback(() => readPicture(picture.id), [picture.id]))
  const kilobytes = new Intl.NumberFormat(locale).format(Math.ceil(picture.bytes / 1000))
  const isComplete = details.state === 'ready' ? details.value.body.complete : picture.complete
  const uses = inUse ?? (details.state === 'ready' ? details.value.body.used_in : null)
  return (
    <div className="picture-facts">
      <p>
        {t.size(picture.width, picture.height, kilobytes)}. {t.uploadedOn}{' '}
        <time dateTime={picture.created_at}>{formatDate(picture.created_at)}</time>.
      </p>
      {isComplete ? null : <p className={FIELD_HINT}>{t.preparing}</p>}
      {inUse === null ? null : (
        <p className={FIELD_ERROR} role="alert">
          {t.inUse}
        </p>
      )}
      {uses === null ? null : uses.length === 0 ? (
        <p>{t.usedNowhere}</p>
      ) : (
        <section>
          <h3>{t.usedIn}</h3>
          <ul className="picture-uses">
            {uses.map(use => (
              <PictureUseItem key={`${use.entity} ${use.id}`} use={use} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function PictureUseItem({ use }: { readonly use: PictureUse }) {
  const t = useTexts(pictureLibraryMessages)
  const place = usePlace(use)
  const name = useTextName(use)
  return (
    <li>
      {t[use.entity]}: <a href={place}>{use.label ?? name}</a>
    </li>
  )
}
