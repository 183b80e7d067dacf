import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { products } from './product.kind.ts'

/** The public routes of products, and those by which administrators change them. */
export const productReadRoutes = contentReadRoutes(products)
export const productWriteRoutes = contentWriteRoutes(products)
