import type { PostView } from '../../../../server/posts/post.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { paths } from '../../../i18n/paths.ts'
import type { EditorKind } from '../editor/editor-kind.ts'
import { lazyPart } from '../loading/lazy-part.ts'
import { postEditorMessages } from './post-editor.messages.ts'
import { type PostField, postFields } from './post-fields.ts'

export const postKind: EditorKind<PostView, PostField> = {
  entity: 'post',
  path: '/api/posts',
  fields: postFields,
  loadExtra: async () => null,
  texts: postEditorMessages,
  name: ({ header, header_en, header_ru }) => ({ et: header, en: header_en, ru: header_ru }),
  heading: (locale, name) => postEditorMessages(locale).named(name),
  deletion(locale) {
    const { confirmDelete, deleted } = postEditorMessages(locale)
    return { question: confirmDelete, done: deleted }
  },
  listPage: paths.news,
  publicPage: ({ id }) => paths.post(id),
  editPage: ({ id }) => adminPaths.editPost(id),
  pageAfter: (action, { id }) => (action === 'update' ? paths.post(id) : paths.news),
  preview: lazyPart(async () => (await import('./PostPreview.tsx')).PostPreview),
}
