import type { Locale } from '#common/locales.ts'
import type { PostIndexRow } from '../../content/content-reader.ts'
import { type PackedTexts, packTexts, unpackTexts } from '../../i18n/localized.ts'
import type { ListedPost } from './listed-post.ts'

/** `/search/posts.json`: the numbers of the part files. */
export type PostIndex = { readonly parts: readonly number[] }

/** `/search/posts-{part}.json`: the titles and dates of posts. */
export type PostIndexFile = { readonly rows: readonly PackedPost[] }

/** A post as an array. A title is null without a translation; `publishedAt` is an ISO 8601 instant. */
type PackedPost = readonly [id: number, ...titles: PackedTexts, publishedAt: string]

/** `/search/post-summaries.json` and `…-{part}.json`: the posts of the news list's first page and of an archive part. */
export type PostSummariesFile = Readonly<Record<Locale, readonly ListedPost[]>>

/** Addresses of the files. */
export const postIndexPath = '/search/posts.json'
export const newestSummariesPath = '/search/post-summaries.json'
export const postSummariesPath = (part: number) => `/search/post-summaries-${part}.json`
export const postIndexPartPath = (part: number) => `/search/posts-${part}.json`

/** Packs posts into a part file, in their order. */
export function encodePosts(rows: readonly PostIndexRow[]): PostIndexFile {
  return { rows: rows.map(row => [row.id, ...packTexts(row.title), row.publishedAt]) }
}

/** Unpacks the posts of a part file, in their order. */
export function decodePosts(file: PostIndexFile): PostIndexRow[] {
  // TypeScript does not know that the last place is always the date.
  return file.rows.map(row => ({ id: row[0], title: unpackTexts(row, 1), publishedAt: row.at(-1) as string }))
}
