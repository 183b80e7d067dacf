import { BODY, HEADER } from '#common/localized-fields.ts'
import type { ContentKind } from '../content/content-kind.ts'
import { estonianHtml, ownImage, translatedHtml } from '../content/rich-text-values.ts'
import { Post } from './post.entity.ts'
import { CreatePostBody, PostView, UpdatePostBody, type PostInput } from './post.schemas.ts'

/** News as content: how they are checked, stored and shown. */
export const posts: ContentKind<Post, PostInput, PostView> = {
  entity: 'post',
  plural: 'posts',
  Row: Post,
  pictureFields: { image: 'image', texts: BODY.names },
  path: '/api/posts',
  View: PostView,
  CreateBody: CreatePostBody,
  UpdateBody: UpdatePostBody,
  order: { id: 'asc' },
  toView: post => ({
    id: post.id,
    image: post.image ?? null,
    ...HEADER.pick(post),
    ...BODY.pick(post),
    date: post.date.toISOString(),
  }),
  toValues: input => ({
    image: ownImage(input.image),
    ...HEADER.pick(input),
    ...BODY.map(input, estonianHtml, translatedHtml),
    ...(input.date !== undefined && { date: new Date(input.date) }),
  }),
  valuesAtCreation: (_em, _scope, edit) => ({ date: edit.startedAt }),
  label: post => post.header,
}
