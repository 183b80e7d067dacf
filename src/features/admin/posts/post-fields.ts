import type { PostView } from '../../../../server/posts/post.schemas.ts'
import { onlyEstonian, pictureField, richTextFields, titleFields } from '../editor/common-fields.ts'

/** What of a post is written in its editor; its date is that of its creation. */
export type PostField = Exclude<keyof PostView, 'id' | 'date'>

/** Specification §5: the Estonian title is required, and counted up to 200 characters. */
export const postFields = [
  ...pictureField(),
  ...titleFields('header', { required: onlyEstonian, hasCounter: true }),
  ...richTextFields('body', { label: 'body' }),
]
