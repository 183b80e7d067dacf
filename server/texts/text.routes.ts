import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { texts } from './text.service.ts'

/** The nine blocks always exist: clients read them one by one and edit them. */
const offer = { list: false, create: false, delete: false }

export const textReadRoutes = contentReadRoutes(texts, offer)
export const textWriteRoutes = contentWriteRoutes(texts, offer)
