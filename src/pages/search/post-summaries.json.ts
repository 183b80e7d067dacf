import type { APIRoute } from 'astro'
import { postSummariesFile } from '../../features/news/listed-post.ts'

export const GET: APIRoute = ({ locals }) => Response.json(postSummariesFile(locals.content.newestPosts().posts, locals.content))
