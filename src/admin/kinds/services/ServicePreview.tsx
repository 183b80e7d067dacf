import { useQuery } from '@tanstack/react-query'
import { BODY, TITLE } from '#common/localized-fields.ts'
import type { ServiceType } from '#common/service-types.ts'
import type { ServiceView } from '#server/services/service.schemas.ts'
import { SERVICE_TRACK, ServiceSlide } from '../../../features/services/ServiceSlide.tsx'
import { servicesMessages } from '../../../features/services/services.i18n.ts'
import { localize } from '../../../i18n/localized.ts'
import { CAROUSEL_TRACK } from '../../../ui/carousel-looks.ts'
import { BUTTON } from '../../../ui/looks.ts'
import { readServices } from '../../api/content.api.ts'
import type { PreviewProps } from '../../editor/model/editor-kind.ts'
import { PreviewFrame } from '../../preview/PreviewFrame.tsx'
import { usePreviewPicture } from '../../preview/use-preview-picture.tsx'
import { RichTextNodes } from '../../rich-text/RichTextNodes.tsx'
import { queryClient } from '../../server-state/ServerState.tsx'

/** The item as its slide shows it, with a button that does nothing. */
export function ServicePreview({ typed, locale, item, type }: PreviewProps<ServiceView> & { readonly type: ServiceType }) {
  const { picture, missing } = usePreviewPicture(typed.image)
  const body = localize(BODY.byLocale(typed), locale)
  const { data } = useQuery({ queryKey: ['services', type], queryFn: () => readServices(type) }, queryClient)
  const place = data?.body.findIndex(({ id }) => id === item?.id) ?? 0
  // Every other slide has its picture on the other side: the style sheet counts the preceding slides. A new one is the last.
  const isEven = (place < 0 ? (data?.body.length ?? 0) : place) % 2 === 1
  return (
    <PreviewFrame locale={locale}>
      {missing}
      <section className="relative min-w-0">
        <ul className={`${CAROUSEL_TRACK} [scrollbar-width:none] ${SERVICE_TRACK}`}>
          {isEven ? <li hidden /> : null}
          <ServiceSlide
            locale={locale}
            picture={picture}
            item={{ id: item?.id ?? 0, title: TITLE.byLocale(typed) }}
            urgency="first"
            lang={body.lang}
            offer={<span className={`${BUTTON} mt-8`}>{servicesMessages(locale).askOffer}</span>}
          >
            <RichTextNodes html={body.text} />
          </ServiceSlide>
        </ul>
      </section>
    </PreviewFrame>
  )
}
