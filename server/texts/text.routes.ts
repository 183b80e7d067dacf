import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { texts } from './text.kind.ts'

/** The nine blocks always exist: clients read them one by one and edit them. */
const ROUTES = { list: false, create: false, delete: false }

/** The public routes of texts, and the one by which administrators change them. */
export const textReadRoutes = contentReadRoutes(texts, ROUTES)
export const textWriteRoutes = contentWriteRoutes(texts, ROUTES)
