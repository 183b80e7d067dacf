import type { PostView } from '../../../../server/posts/post.schemas.ts'
import type { KindPreview } from '../editor/editor-kind.ts'
import type { PostField } from './post-fields.ts'
import { PostPreview } from './PostPreview.tsx'

export const postPreview: KindPreview<PostField, PostView, null> = { Preview: PostPreview }
