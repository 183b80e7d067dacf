import { BODY } from '#common/localized-fields.ts'
import type { FeedbackView } from '#server/feedbacks/feedback.schemas.ts'
import { FeedbackBand, FeedbackQuote } from '../../../features/home/Feedback.tsx'
import { localize } from '../../../i18n/localized.ts'
import type { PreviewProps } from '../../editor/model/editor-kind.ts'
import { PreviewFrame } from '../../preview/PreviewFrame.tsx'
import { RichTextNodes } from '../../rich-text/RichTextNodes.tsx'

/** The feedback as the home page shows it. */
export function FeedbackPreview({ typed, locale }: PreviewProps<FeedbackView>) {
  const { text, lang } = localize(BODY.byLocale(typed), locale)
  return (
    <PreviewFrame locale={locale}>
      <FeedbackBand locale={locale}>
        <FeedbackQuote locale={locale} lang={lang}>
          <RichTextNodes html={text} />
        </FeedbackQuote>
      </FeedbackBand>
    </PreviewFrame>
  )
}
