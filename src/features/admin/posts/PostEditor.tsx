import { ContentEditor } from '../editor/ContentEditor.tsx'
import { itemInAddress } from '../editor/editor-target.ts'
import { postKind } from './post-kind.ts'

/** The island of `/uudised/addpost` and `/uudised/editpost/{id}`. */
export function PostEditor({ isNew }: { readonly isNew: boolean }) {
  return <ContentEditor kind={postKind} target={isNew ? 'new' : itemInAddress('editpost')} />
}
