import type { FeedbackView } from '../../../../server/feedbacks/feedback.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { paths } from '../../../i18n/paths.ts'
import type { EditorKind } from '../editor/editor-kind.ts'
import { lazyPart } from '../loading/lazy-part.ts'
import { feedbackEditorMessages } from './feedback-editor.messages.ts'
import { type FeedbackField, feedbackFields } from './feedback-fields.ts'

/** What customers say; the home page shows it. */
export const feedbackKind: EditorKind<FeedbackView, FeedbackField> = {
  entity: 'feedback',
  path: '/api/feedbacks',
  fields: feedbackFields,
  loadExtra: async () => null,
  texts: feedbackEditorMessages,
  deletion(locale) {
    const { confirmDelete, deleted } = feedbackEditorMessages(locale)
    return { question: confirmDelete, done: deleted }
  },
  listPage: paths.home,
  publicPage: () => paths.home,
  editPage: ({ id }) => adminPaths.editFeedback(id),
  pageAfter: () => paths.home,
  preview: lazyPart(async () => (await import('./FeedbackPreview.tsx')).FeedbackPreview),
}
