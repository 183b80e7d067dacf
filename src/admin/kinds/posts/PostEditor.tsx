import { adminPaths } from '#common/admin-paths.ts'
import { HEADER } from '#common/localized-fields.ts'
import { paths } from '#common/paths.ts'
import type { PostView } from '#server/posts/post.schemas.ts'
import { ContentEditor, itemInAddress } from '../../editor/ContentEditor.tsx'
import type { EditorKind } from '../../editor/model/editor-kind.ts'
import { POST_FIELDS } from '../../fields/text-fields.ts'
import { lazyPart } from '../../loading/lazy-parts.tsx'
import { postEditorMessages } from './post-editor.i18n.ts'

/** How a news post is edited. */
const postKind: EditorKind<PostView> = {
  entity: 'post',
  path: '/api/posts',
  fields: POST_FIELDS,
  texts: postEditorMessages,
  name: post => HEADER.byLocale(post),
  heading: (locale, name) => postEditorMessages(locale).named(name),
  deletion: postEditorMessages,
  listPage: paths.news,
  publicPage: ({ id }) => paths.post(id),
  editPage: ({ id }) => adminPaths.editPost(id),
  pageAfter: (action, { id }) => (action === 'update' ? paths.post(id) : paths.news),
  preview: lazyPart(async () => (await import('./PostPreview.tsx')).PostPreview),
}

/** The island of `/uudised/addpost` and `/uudised/editpost/{id}`. */
export function PostEditor({ isNew }: { readonly isNew: boolean }) {
  return <ContentEditor kind={postKind} target={isNew ? 'new' : itemInAddress('editpost')} />
}
