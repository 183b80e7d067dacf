import type { ReactNode } from 'react'
import type { Locale } from '#common/locales.ts'
import { pageNames } from '../../i18n/page-names.i18n.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { SlotPicture } from '../../ui/SlotPicture.tsx'
import { OPENING } from './text-looks.ts'
import { textMessages } from './text.i18n.ts'

type NoseTrainingProps = {
  readonly locale: Locale
  /** The languages of the texts. The preview of a text's editor gives only one: the other text is missing there. */
  readonly panelLang?: Locale
  readonly lang?: Locale
  /** The text beside the main one. */
  readonly panel?: ReactNode
  /** The main text. */
  readonly children?: ReactNode
}

/** The nose training, on its page and in the previews of the editors of its two texts. */
export function NoseTraining({ locale, panelLang, lang, panel, children }: NoseTrainingProps) {
  return (
    <article className="shell grid gap-x-columns wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:items-start">
      <PageHeading title={pageNames(locale).noseTraining} className="wide:col-span-full" />
      <SlotPicture
        className="mb-10 aspect-3/2 wide:col-span-full wide:aspect-21/9"
        image="/pildid/ninatrenn.svg"
        picture={null}
        alt={textMessages(locale).noseTrainingPicture}
        width={1200}
        height={800}
        urgency="first"
      />
      {panelLang && (
        <RichText
          className={`${OPENING} mb-10 border-t border-b border-t-ink-soft border-b-rule py-7 text-base wide:sticky wide:top-22 wide:col-start-2 wide:row-start-3 [&_ul]:list-none [&_ul]:pl-0`}
          locale={locale}
          lang={panelLang}
          edit="text/ninatrenninfo"
        >
          {panel}
        </RichText>
      )}
      {lang && (
        <RichText locale={locale} lang={lang} edit="text/ninatrenn">
          {children}
        </RichText>
      )}
    </article>
  )
}
