import { z } from 'zod'
import type { ContentKind } from '../content/content-kind.ts'
import { estonianHtml, ownImage, translatedHtml } from '../content/rich-text-values.ts'
import { Post } from './post.entity.ts'
import { CreatePostBody, PostView, UpdatePostBody, type PostInput } from './post.schemas.ts'

export const posts: ContentKind<Post, PostInput, PostView> = {
  entity: 'post',
  noun: ['post', 'posts'],
  Row: Post,
  pictureFields: { image: 'image', texts: ['body', 'body_en', 'body_ru'] },
  path: '/api/posts',
  ListParams: z.object({}),
  View: PostView,
  CreateBody: CreatePostBody,
  UpdateBody: UpdatePostBody,
  order: { id: 'asc' },
  toView: post => ({
    id: post.id,
    image: post.image ?? null,
    header: post.header,
    header_en: post.header_en ?? null,
    header_ru: post.header_ru ?? null,
    body: post.body,
    body_en: post.body_en ?? null,
    body_ru: post.body_ru ?? null,
    date: post.date.toISOString(),
  }),
  toValues: input => ({
    image: ownImage(input.image),
    header: input.header,
    header_en: input.header_en,
    header_ru: input.header_ru,
    body: estonianHtml(input.body),
    body_en: translatedHtml(input.body_en),
    body_ru: translatedHtml(input.body_ru),
    ...(input.date !== undefined && { date: new Date(input.date) }),
  }),
  valuesAtCreation: (_em, _scope, edit) => ({ date: edit.startedAt }),
  label: post => post.header,
}
