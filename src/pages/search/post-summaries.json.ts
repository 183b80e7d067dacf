import type { APIRoute } from 'astro'
import { postSummariesFile } from '../../features/news/listed-post.ts'

export const GET: APIRoute = ({ locals: { content } }) => Response.json(postSummariesFile(content.newestPosts().posts, content))
