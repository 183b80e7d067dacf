import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { categories } from './category.kind.ts'

/** The public routes of categories, and those by which administrators change them. */
export const categoryReadRoutes = contentReadRoutes(categories)
export const categoryWriteRoutes = contentWriteRoutes(categories)
