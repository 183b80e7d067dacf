import type { ReactNode } from 'react'
import type { Locale } from '#common/locales.ts'
import type { ServiceType } from '#common/service-types.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { SlotPicture } from '../../ui/SlotPicture.tsx'
import { servicesMessages } from './services.i18n.ts'

type Head = { readonly lead: 'giftCardsLead' | 'hobbyGroupsCard'; readonly picture?: string }

/** What some kinds of services have below the title: words, and maybe a picture. The others have nothing. */
const HEADS: Readonly<Partial<Record<ServiceType, Head>>> = {
  huviringid: { lead: 'hobbyGroupsCard' },
  kinkekaardid: { lead: 'giftCardsLead', picture: '/pildid/kinkekaart.svg' },
}

type ServiceIntroProps = {
  readonly locale: Locale
  readonly type: ServiceType
  readonly title: string
  /** The language of the text; null when the kind of service has no text. */
  readonly lang: Locale | null
  /** The text. */
  readonly children?: ReactNode
}

/**
 * The beginning of the page of a kind of service: heading and text. They are side by side in wide windows, where the longest
 * Estonian names fit their column. The preview of the text's editor shows it, too.
 */
export function ServiceIntro({ locale, type, title, lang, children }: ServiceIntroProps) {
  const head = HEADS[type]
  return (
    <div className="shell pb-body wide:grid wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] wide:items-start wide:gap-columns wide:[&_h1]:text-column">
      <div>
        <PageHeading title={title} lead={head && servicesMessages(locale)[head.lead]} />
        {head?.picture && (
          <SlotPicture className="mb-8" image={head.picture} picture={null} alt="" width={1200} height={800} urgency="first" />
        )}
      </div>
      {lang && (
        <RichText className="wide:pt-heading" locale={locale} lang={lang} edit={`text/${type}`}>
          {children}
        </RichText>
      )}
    </div>
  )
}
