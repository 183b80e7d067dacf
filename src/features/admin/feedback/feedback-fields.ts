import type { FeedbackView } from '../../../../server/feedbacks/feedback.schemas.ts'
import { richTextFields } from '../editor/common-fields.ts'

export type FeedbackField = Exclude<keyof FeedbackView, 'id'>

export const feedbackFields = richTextFields('body', { label: 'body', isRequired: true })
