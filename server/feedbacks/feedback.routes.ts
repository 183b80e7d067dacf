import { contentReadRoutes, contentWriteRoutes } from '../content/content-routes.ts'
import { feedbacks } from './feedback.kind.ts'

export const feedbackReadRoutes = contentReadRoutes(feedbacks)
export const feedbackWriteRoutes = contentWriteRoutes(feedbacks)
