import { useStore } from '@nanostores/react'
import type { MouseEvent } from 'react'
import { formatMoment } from '../../../i18n/format.ts'
import type { EditorField } from '../../fields/editor-field.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { BUTTON_SMALL, NOTICE_TITLE } from '../../ui/looks.ts'
import { draftMessages } from './draft.i18n.ts'
import type { DraftOffer } from './use-stored-draft.ts'

/** What gets the focus after the answer. No text field is among them: a phone would open its keyboard. */
const FIRST_IN_FORM = 'select, [aria-selected=true]'

type DraftNoticeProps<Name extends string> = {
  readonly offer: DraftOffer<Name>
  readonly fields: readonly EditorField<Name>[]
}

/**
 * Answers the offer. It then disappears, or becomes another draft's, so the focus passes to the form's first choice or tab.
 * The second press of a double click is no answer: it would delete the next draft unseen.
 */
function answer({ currentTarget, detail }: MouseEvent, act: () => void): void {
  if (detail > 1) return
  currentTarget.closest('form')?.querySelector<HTMLElement>(FIRST_IN_FORM)?.focus()
  act()
}

/** Offers the draft of an earlier visit. */
export function DraftNotice<Name extends string>({ offer, fields }: DraftNoticeProps<Name>) {
  const t = useTexts(draftMessages)
  const locale = useStore($pageLanguage)
  const labels = (names: readonly Name[]) =>
    fields
      .filter(({ name }) => names.includes(name))
      .map(field => field.label(locale))
      .join(', ')
  return (
    <div className="grid gap-2 border-l-3 border-warning bg-paper-light px-6 py-5">
      {/* An alert, because it comes with its words: screen readers read a status only when its words change. */}
      <p key={offer.at} className={NOTICE_TITLE} role="alert">
        {t.offer(formatMoment(offer.at))}
      </p>
      <p>{t.fields(labels(offer.fields))}</p>
      {offer.savedSince.length > 0 ? <p>{t.savedSince(labels(offer.savedSince))}</p> : null}
      {offer.older > 0 ? <p>{t.older(offer.older)}</p> : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look={BUTTON_SMALL} onClick={event => answer(event, offer.restore)} text={t.restore} />
        <Button onClick={event => answer(event, offer.discard)} text={t.discard} />
      </div>
    </div>
  )
}
