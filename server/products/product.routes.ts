import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { products } from './product.kind.ts'

export const productReadRoutes = contentReadRoutes(products)
export const productWriteRoutes = contentWriteRoutes(products)
