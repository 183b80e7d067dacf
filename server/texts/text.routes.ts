import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { texts } from './text.kind.ts'

/** The nine blocks always exist: clients read them one by one and edit them. */
const routes = { list: false, create: false, delete: false }

export const textReadRoutes = contentReadRoutes(texts, routes)
export const textWriteRoutes = contentWriteRoutes(texts, routes)
