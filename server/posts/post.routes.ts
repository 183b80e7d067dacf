import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { posts } from './post.kind.ts'

export const postReadRoutes = contentReadRoutes(posts)
export const postWriteRoutes = contentWriteRoutes(posts)
