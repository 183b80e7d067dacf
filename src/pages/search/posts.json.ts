import type { APIRoute } from 'astro'
import type { PostIndex } from '../../features/news/post-index.ts'

/** The list of the news search index's parts. */
export const GET: APIRoute = ({ locals }) => Response.json(locals.content.postIndex() satisfies PostIndex)
