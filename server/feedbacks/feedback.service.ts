import { z } from 'zod'
import type { ContentKind } from '../content/content-kind.ts'
import { requiredHtml, translatedHtml } from '../content/rich-text-values.ts'
import { plainText } from '../core/rich-text.ts'
import { Feedback } from './feedback.entity.ts'
import { CreateFeedbackBody, FeedbackView, UpdateFeedbackBody, type FeedbackInput } from './feedback.schemas.ts'

const LABEL_MAX_LENGTH = 60

export const feedbacks: ContentKind<Feedback, FeedbackInput, FeedbackView> = {
  entity: 'feedback',
  noun: ['feedback', 'feedbacks'],
  Row: Feedback,
  pictureFields: { texts: ['body', 'body_en', 'body_ru'] },
  path: '/api/feedbacks',
  ListParams: z.object({}),
  View: FeedbackView,
  CreateBody: CreateFeedbackBody,
  UpdateBody: UpdateFeedbackBody,
  order: { id: 'asc' },
  toView: feedback => ({
    id: feedback.id,
    body: feedback.body,
    body_en: feedback.body_en ?? null,
    body_ru: feedback.body_ru ?? null,
  }),
  toValues: input => ({
    body: requiredHtml('body', input.body),
    body_en: translatedHtml(input.body_en),
    body_ru: translatedHtml(input.body_ru),
  }),
  label: feedback => shortened(plainText(feedback.body)),
}

function shortened(words: string): string {
  return words.length > LABEL_MAX_LENGTH ? `${words.slice(0, LABEL_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…` : words
}
