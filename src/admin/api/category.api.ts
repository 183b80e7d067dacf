import type { CategoryView } from '#server/categories/category.schemas.ts'
import { callApi } from './api-client.ts'

export type Category = CategoryView

/** @throws ApiProblem, NoAnswer */
export async function readCategories(): Promise<readonly Category[]> {
  return (await callApi<readonly Category[]>('/api/categories')).body
}
