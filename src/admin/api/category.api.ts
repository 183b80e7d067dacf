import type { CategoryView } from '#server/categories/category.schemas.ts'
import { callBody } from './api-client.ts'

export type Category = CategoryView

/** @throws ApiProblem, NoAnswer */
export const readCategories = (): Promise<readonly Category[]> => callBody('/api/categories')
