import type { FeedbackView } from '../../../../server/feedbacks/feedback.schemas.ts'
import { FEEDBACK, FEEDBACK_HEADING, FEEDBACK_TEXT } from '../../feedback/feedback-looks.ts'
import { homeMessages } from '../../home/home.messages.ts'
import type { PreviewProps } from '../editor/editor-kind.ts'
import { PreviewFrame } from '../preview/PreviewFrame.tsx'
import { shownText } from '../preview/shown-text.ts'
import { RichTextPreview } from '../rich-text/RichTextPreview.tsx'

/** The feedback as the home page's carousel shows it (features/feedback/FeedbackCarousel.astro). */
export function FeedbackPreview({ draft, locale }: PreviewProps<FeedbackView>) {
  const body = shownText(draft, 'body', locale)
  return (
    <PreviewFrame locale={locale}>
      <div className={FEEDBACK}>
        <div className="shell">
          <h2 className={FEEDBACK_HEADING}>{homeMessages(locale).feedback}</h2>
          <figure>
            <blockquote>
              <RichTextPreview className={FEEDBACK_TEXT} html={body.text} lang={body.lang} />
            </blockquote>
          </figure>
        </div>
      </div>
    </PreviewFrame>
  )
}
