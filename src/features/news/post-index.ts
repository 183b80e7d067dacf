import type { Locale } from '#common/locales.ts'
import type { PostIndexRow } from '../../content/content-reader.ts'
import { type PackedTexts, packTexts, unpackTexts } from '../../i18n/localized.ts'
import type { ListedPost } from './listed-post.ts'

/** `/search/posts.json`: the part files, and their number of posts together. */
export type PostIndex = { readonly parts: readonly number[]; readonly total: number }

/** `/search/posts-{part}.json`: a post is an array; a title is null without a translation. */
export type PostIndexFile = { readonly rows: readonly PackedPost[] }

type PackedPost = readonly [id: number, ...titles: PackedTexts, publishedAt: string]

/** `/search/post-summaries.json`, `…-{part}.json`: the posts of the news list and its archive parts, in each language. */
export type PostSummariesFile = Readonly<Record<Locale, readonly ListedPost[]>>

/** Addresses of the files. */
export const postIndexPath = '/search/posts.json'
export const newestSummariesPath = '/search/post-summaries.json'
export const postSummariesPath = (part: number) => `/search/post-summaries-${part}.json`
export const postIndexPartPath = (part: number) => `/search/posts-${part}.json`

export function encodePosts(rows: readonly PostIndexRow[]): PostIndexFile {
  return { rows: rows.map(row => [row.id, ...packTexts(row.title), row.publishedAt]) }
}

/** The rows, in the order of the encoding. */
export function decodePosts(file: PostIndexFile): PostIndexRow[] {
  return file.rows.map(row => ({ id: row[0], title: unpackTexts(row, 1), publishedAt: row.at(-1) as string }))
}
