import { ContentEditor } from '../editor/ContentEditor.tsx'
import { itemInAddress } from '../editor/editor-target.ts'
import { postKind } from './post-kind.ts'

/** The island of `/uudised/editpost/{id}`. */
export function PostEditor() {
  return <ContentEditor kind={postKind} target={itemInAddress('editpost')} />
}

/** The island of `/uudised/addpost`. */
export function NewPostEditor() {
  return <ContentEditor kind={postKind} target="new" />
}
