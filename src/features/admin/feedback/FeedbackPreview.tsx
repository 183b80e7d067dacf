import carousel from '../../../ui/carousel.css?inline'
import home from '../../home/home.css?inline'
import { homeMessages } from '../../home/home.messages.ts'
import type { PreviewProps } from '../editor/editor-kind.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { shownText } from '../preview/shown-text.ts'
import { RichTextPreview } from '../rich-text/RichTextPreview.tsx'
import type { FeedbackField } from './feedback-fields.ts'

const SHEETS = [carousel, home]

/** The feedback as the home page's carousel shows it (features/feedback/FeedbackCarousel.astro). */
export function FeedbackPreview({ draft, locale }: PreviewProps<FeedbackField, unknown, null>) {
  const body = shownText(draft, 'body', locale)
  return (
    <PreviewFrame locale={locale} sheets={SHEETS}>
      <div className="feedback">
        <div className="shell">
          <h2>{homeMessages(locale).feedback}</h2>
          <figure>
            <blockquote>
              <RichTextPreview html={body.text} lang={body.lang} />
            </blockquote>
          </figure>
        </div>
      </div>
    </PreviewFrame>
  )
}
