import type { ReactNode } from 'react'
import type { ServiceType } from '#common/service-types.ts'
import { langAttribute, type Localized, localize } from '../../i18n/localized.ts'
import { type PassedText, RichText } from '../../ui/RichText.tsx'
import { SlotPicture, type Urgency } from '../../ui/SlotPicture.tsx'
import { CAROUSEL_SLIDE } from '../../ui/carousel-looks.ts'
import type { ShownPicture } from '../../ui/shown-picture.ts'

type ServiceSlideProps = PassedText & {
  /** Only a page gives the type, which marks the slide for administrators to edit. A new item's title may be empty. */
  readonly item: { readonly id: number; readonly type?: ServiceType; readonly title: Localized }
  readonly picture: ShownPicture
  readonly urgency?: Urgency
  /** The button that asks for an offer. */
  readonly offer?: ReactNode
}

/** Classes of the slides' Carousel. */
export const SERVICE_TRACK = 'gap-3 px-bleed scroll-px-bleed phone:gap-[clamp(1.25rem,2vw,2rem)] print:px-0'

/**
 * An item of a kind of service, on its page and in the preview of its editor. Pictures are on alternating sides. The edge of
 * the next slide is in sight, less of it on phones.
 */
export function ServiceSlide({ locale, item, picture, lang, urgency, offer, children }: ServiceSlideProps) {
  const title = localize(item.title, locale)
  return (
    <li
      className={`service-slide group/slide grid basis-[calc(100%-0.75rem)] content-start border border-rule bg-paper-light phone:basis-[calc(100%-clamp(2rem,5vw,5rem))] beside:grid-cols-2 beside:content-stretch print:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:items-start ${CAROUSEL_SLIDE}`}
      id={`teenus-${item.id}`}
      data-edit={item.type && `${item.type}/${item.id}`}
    >
      <SlotPicture
        className="beside:h-full beside:group-even/slide:order-1 print:h-auto"
        {...picture}
        urgency={urgency}
        width={1200}
        height={800}
        sizes="(min-width: 56rem) 44vw, 88vw"
      />
      <div className="px-5 pt-6 pb-8 phone:p-words beside:self-center print:px-6 print:py-4 [&_h2]:mb-4 [&_h2]:text-[clamp(1.75rem,1.3rem+1.2vw,2.25rem)]">
        {title.text !== '' && <h2 lang={langAttribute(title, locale)}>{title.text}</h2>}
        <RichText locale={locale} lang={lang}>
          {children}
        </RichText>
        {offer}
      </div>
    </li>
  )
}
