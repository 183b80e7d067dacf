import type { FeedbackView } from '../../../../server/feedbacks/feedback.schemas.ts'
import type { KindPreview } from '../editor/editor-kind.ts'
import type { FeedbackField } from './feedback-fields.ts'
import { FeedbackPreview } from './FeedbackPreview.tsx'

export const feedbackPreview: KindPreview<FeedbackField, FeedbackView, null> = {
  Preview: FeedbackPreview,
}
