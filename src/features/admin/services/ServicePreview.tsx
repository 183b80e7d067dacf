import type { ServiceView } from '../../../../server/services/service.schemas.ts'
import carousel from '../../../ui/carousel.css?inline'
import services from '../../services/services.css?inline'
import { servicesMessages } from '../../services/services.messages.ts'
import type { PreviewProps } from '../editor/editor-kind.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { PreviewPicture } from '../preview/PreviewPicture.tsx'
import { shownText } from '../preview/shown-text.ts'
import { RichTextPreview } from '../rich-text/RichTextPreview.tsx'
import type { ServiceField } from './service-fields.ts'

const SHEETS = [carousel, services]

/** The item as its slide shows it (features/services/ServiceSlide.astro). */
export function ServicePreview({ draft, locale, item }: PreviewProps<ServiceField, ServiceView, null>) {
  const title = shownText(draft, 'title', locale)
  const body = shownText(draft, 'body', locale)
  // Every other slide has its picture on the other side: the style sheet counts the slides before it.
  const isEven = item !== null && item.position % 2 === 1
  return (
    <PreviewFrame locale={locale} sheets={SHEETS}>
      <section className="carousel service-slider">
        <ul className="carousel-track">
          {isEven ? <li hidden /> : null}
          <li className="service-slide">
            <PreviewPicture className="" address={draft.image} width={1200} height={800} />
            <div className="service-slide-words">
              {title.text === '' ? null : <h2 lang={title.lang}>{title.text}</h2>}
              <RichTextPreview html={body.text} lang={body.lang} />
              <span className="button">{servicesMessages(locale).askOffer}</span>
            </div>
          </li>
        </ul>
      </section>
    </PreviewFrame>
  )
}
