import { z } from 'zod'
import { Id, RichText, TranslatedRichText } from '../core/field.schemas.ts'

export const FeedbackView = z
  .object({ id: Id, body: z.string(), body_en: z.string().nullable(), body_ru: z.string().nullable() })
  .meta({ id: 'Feedback' })
export type FeedbackView = z.output<typeof FeedbackView>

const fields = { body: RichText.min(1), body_en: TranslatedRichText, body_ru: TranslatedRichText }
export const CreateFeedbackBody = z.strictObject(fields)
export const UpdateFeedbackBody = z.object(fields)
export type FeedbackInput = z.output<typeof UpdateFeedbackBody>
