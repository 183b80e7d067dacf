import type { ServiceView } from '../../../../server/services/service.schemas.ts'
import { BUTTON, TRACK } from '../../../ui/looks.ts'
import { SERVICE_PICTURE, SERVICE_SLIDE, SERVICE_TRACK, SERVICE_WORDS } from '../../services/service-looks.ts'
import { servicesMessages } from '../../services/services.messages.ts'
import type { PreviewProps } from '../editor/editor-kind.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { PreviewPicture } from '../preview/PreviewPicture.tsx'
import { shownText } from '../preview/shown-text.ts'
import { RichTextPreview } from '../rich-text/RichTextPreview.tsx'

/** The item as its slide shows it (features/services/ServiceSlide.astro). */
export function ServicePreview({ draft, locale, item }: PreviewProps<ServiceView>) {
  const title = shownText(draft, 'title', locale)
  const body = shownText(draft, 'body', locale)
  // Every other slide has its picture on the other side: the style sheet counts the slides before it.
  const isEven = item !== null && item.position % 2 === 1
  return (
    <PreviewFrame locale={locale}>
      <section className="relative min-w-0">
        <ul className={`${TRACK} [scrollbar-width:none] ${SERVICE_TRACK}`}>
          {isEven ? <li hidden /> : null}
          <li className={SERVICE_SLIDE}>
            <PreviewPicture className={SERVICE_PICTURE} address={draft.image} width={1200} height={800} />
            <div className={SERVICE_WORDS}>
              {title.text === '' ? null : <h2 lang={title.lang}>{title.text}</h2>}
              <RichTextPreview html={body.text} lang={body.lang} />
              <span className={`${BUTTON} mt-8`}>{servicesMessages(locale).askOffer}</span>
            </div>
          </li>
        </ul>
      </section>
    </PreviewFrame>
  )
}
