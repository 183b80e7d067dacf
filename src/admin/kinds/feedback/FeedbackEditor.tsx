import { adminPaths } from '#common/admin-paths.ts'
import { paths } from '#common/paths.ts'
import type { FeedbackView } from '#server/feedbacks/feedback.schemas.ts'
import { ContentEditor, itemInAddress } from '../../editor/ContentEditor.tsx'
import type { EditorKind } from '../../editor/model/editor-kind.ts'
// Its only field: fetched with the rest.
import '../../rich-text/RichTextEditor.tsx'
import { FEEDBACK_FIELDS } from '../../fields/text-fields.ts'
import { lazyPart } from '../../loading/lazy-parts.tsx'
import { feedbackEditorMessages } from './feedback-editor.i18n.ts'

/** How the words of a customer are edited, which the home page shows. */
const feedbackKind: EditorKind<FeedbackView> = {
  entity: 'feedback',
  path: '/api/feedbacks',
  fields: FEEDBACK_FIELDS,
  texts: feedbackEditorMessages,
  deletion: feedbackEditorMessages,
  listPage: paths.home,
  publicPage: () => paths.home,
  editPage: ({ id }) => adminPaths.editFeedback(id),
  pageAfter: () => paths.home,
  preview: lazyPart(async () => (await import('./FeedbackPreview.tsx')).FeedbackPreview),
}

/** The island of `/addfeedback` and `/editfeedback/{id}`. */
export function FeedbackEditor({ isNew }: { readonly isNew: boolean }) {
  return <ContentEditor kind={feedbackKind} target={isNew ? 'new' : itemInAddress('editfeedback')} />
}
