import type { FeedbackView } from '../../../../server/feedbacks/feedback.schemas.ts'
import carousel from '../../../ui/carousel.css?inline'
import home from '../../home/home.css?inline'
import type { KindPreview } from '../editor/editor-kind.ts'
import type { FeedbackField } from './feedback-fields.ts'
import { FeedbackPreview } from './FeedbackPreview.tsx'

export const feedbackPreview: KindPreview<FeedbackField, FeedbackView, null> = {
  Preview: FeedbackPreview,
  sheets: [carousel, home],
}
