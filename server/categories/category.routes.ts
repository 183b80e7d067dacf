import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { categories } from './category.kind.ts'

export const categoryReadRoutes = contentReadRoutes(categories)
export const categoryWriteRoutes = contentWriteRoutes(categories)
