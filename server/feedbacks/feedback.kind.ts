import { BODY } from '#common/localized-fields.ts'
import { shortened } from '#common/shortened.ts'
import type { ContentKind } from '../content/content-kind.ts'
import { requiredHtml, translatedHtml } from '../content/rich-text-values.ts'
import { plainText } from '../core/rich-text.ts'
import { Feedback } from './feedback.entity.ts'
import { CreateFeedbackBody, FeedbackView, UpdateFeedbackBody, type FeedbackInput } from './feedback.schemas.ts'

/** A label is the beginning of the text, up to this many characters. */
const MAX_LABEL_LENGTH = 60

/** Feedback as content: how it is checked, stored and shown. */
export const feedbacks: ContentKind<Feedback, FeedbackInput, FeedbackView> = {
  entity: 'feedback',
  plural: 'feedbacks',
  Row: Feedback,
  pictureFields: { texts: BODY.names },
  path: '/api/feedbacks',
  View: FeedbackView,
  CreateBody: CreateFeedbackBody,
  UpdateBody: UpdateFeedbackBody,
  order: { id: 'asc' },
  toView: feedback => ({ id: feedback.id, ...BODY.pick(feedback) }),
  toValues: input => BODY.map(input, html => requiredHtml('body', html), translatedHtml),
  hasPersonalLabel: true,
  label: feedback => shortened(plainText(feedback.body), MAX_LABEL_LENGTH),
}
