import { z } from 'zod'
import { BODY } from '#common/localized-fields.ts'
import { Id, RichText, richTextFields, textView } from '../core/field.schemas.ts'

/** A feedback as the API shows it. */
export const FeedbackView = z.object({ id: Id, ...textView(BODY) }).meta({ id: 'Feedback' })
export type FeedbackView = z.output<typeof FeedbackView>

/** A feedback is its text alone, so the Estonian one is never empty. */
const fields = richTextFields(BODY, RichText.min(1))
export const CreateFeedbackBody = z.strictObject(fields)
export const UpdateFeedbackBody = z.object(fields)
export type FeedbackInput = z.output<typeof UpdateFeedbackBody>
