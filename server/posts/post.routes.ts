import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { posts } from './post.kind.ts'

/** The public routes of posts, and those by which administrators change them. */
export const postReadRoutes = contentReadRoutes(posts)
export const postWriteRoutes = contentWriteRoutes(posts)
