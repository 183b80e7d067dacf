import { ContentEditor } from '../editor/ContentEditor.tsx'
import { itemInAddress } from '../editor/editor-target.ts'
import { feedbackKind } from './feedback-kind.ts'
// Its only field: asked for with the rest.
import '../rich-text/RichTextEditor.tsx'

/** The island of `/addfeedback` and `/editfeedback/{id}`. */
export function FeedbackEditor({ isNew }: { readonly isNew: boolean }) {
  return <ContentEditor kind={feedbackKind} target={isNew ? 'new' : itemInAddress('editfeedback')} />
}
