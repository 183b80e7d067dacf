import type { APIRoute } from 'astro'
import { postSummariesFile } from '../../features/news/listed-post.ts'

/** The newest posts, as the news list shows them. */
export const GET: APIRoute = ({ locals: { content } }) => Response.json(postSummariesFile(content.newestPosts().posts, content))
