import { useStore } from '@nanostores/react'
import { formatMoment } from '../../../i18n/format.ts'
import type { EditorField } from '../editor/editor-field.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { draftMessages } from './draft.messages.ts'
import type { DraftOffer } from './use-stored-draft.ts'
import { BUTTON, BUTTON_QUIET, NOTICE_TITLE } from '../ui/looks.ts'

type DraftNoticeProps<Name extends string, Extra> = {
  readonly offer: DraftOffer<Name>
  readonly fields: readonly EditorField<Name, Extra>[]
}

/** Offers what was typed on an earlier visit and never saved. */
export function DraftNotice<Name extends string, Extra>({ offer, fields }: DraftNoticeProps<Name, Extra>) {
  const t = useTexts(draftMessages)
  const locale = useStore($pageLanguage)
  const labels = (names: readonly Name[]) =>
    fields
      .filter(({ name }) => names.includes(name))
      .map(field => field.label(locale))
      .join(', ')
  return (
    <div className="notice draft-notice">
      <output className={NOTICE_TITLE}>{t.offer(formatMoment(offer.at))}</output>
      <p>{t.fields(labels(offer.fields))}</p>
      {offer.savedSince.length > 0 ? <p>{t.savedSince(labels(offer.savedSince))}</p> : null}
      <div className="draft-notice-answers">
        <button className={BUTTON} type="button" onClick={offer.restore}>
          {t.restore}
        </button>
        <button className={BUTTON_QUIET} type="button" onClick={offer.discard}>
          {t.discard}
        </button>
      </div>
    </div>
  )
}
