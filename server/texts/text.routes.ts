import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { texts } from './text.kind.ts'

// The nine blocks always exist: clients read them one by one, and administrators only replace them.
export const textReadRoutes = contentReadRoutes(texts, { list: false })
export const textWriteRoutes = contentWriteRoutes(texts, { create: false, delete: false })
