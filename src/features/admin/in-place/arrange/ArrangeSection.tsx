import { useEffect, useState } from 'react'
import type { ServiceType } from '../../../../../server/services/service.schemas.ts'
import { adoptSheet } from '../../../../ui/adopt-sheet.ts'
import { showToast } from '../../../../ui/toast.ts'
import { ownLang, ownLanguage } from '../../language/own-language.ts'
import statusCss from '../../publications/publish-status.css?inline'
import { ARRANGE_TITLE, goToArrangeTitle } from './arrange-title.ts'
import css from './arrange.css?inline'
import { arrangeMessages } from './arrange.messages.ts'
import { ArrangeList } from './ArrangeList.tsx'
import { showPublishedSlides } from './published-slides.ts'

for (const sheet of [statusCss, css]) adoptSheet(sheet)

export type ArrangeSectionProps = {
  readonly page: HTMLElement
  readonly type: ServiceType
  /** Told whether closing the panel now would lose an order. */
  readonly onDirty: (isDirty: boolean) => void
  readonly onClose: () => void
}

/** The order of a page's slider; opened, it has the focus. */
export function ArrangeSection({ page, type, onDirty, onClose }: ArrangeSectionProps) {
  const [locale] = useState(ownLanguage)
  const t = arrangeMessages(locale)
  useEffect(goToArrangeTitle, [])
  const showOrder = () => void showPublishedSlides(page).catch(() => showToast(t.showFailed, 'error', ownLang()))
  return (
    <div className="arrange-place shell" {...ownLang()}>
      <section className="arrange" aria-labelledby={ARRANGE_TITLE}>
        <h2 id={ARRANGE_TITLE} tabIndex={-1}>
          {t.title}
        </h2>
        <p>{t.hint}</p>
        <div>
          <ArrangeList {...{ type, locale, onClose, onDirty }} onLive={showOrder} />
        </div>
      </section>
    </div>
  )
}
