import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { feedbacks } from './feedback.kind.ts'

/** The public routes of feedbacks, and those by which administrators change them. */
export const feedbackReadRoutes = contentReadRoutes(feedbacks)
export const feedbackWriteRoutes = contentWriteRoutes(feedbacks)
