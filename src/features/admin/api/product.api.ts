import type { CategoryView } from '../../../../server/categories/category.schemas.ts'
import type { ProductView } from '../../../../server/products/product.schemas.ts'
import { type ApiAnswer, callApi } from './api-client.ts'

export type Product = ProductView
/** What a write sends: the whole product (specification §7). */
export type ProductChange = Product
export type Category = CategoryView

/** @throws ApiProblem NOT_FOUND; NoAnswer */
export function readProduct(id: number): Promise<ApiAnswer<Product>> {
  return callApi<Product>(`/api/products/${id}`)
}

/** @throws ApiProblem STALE_VERSION, VALIDATION_FAILED, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer */
export function updateProduct(product: ProductChange, ifMatch: string | null): Promise<ApiAnswer<Product>> {
  return callApi<Product>(`/api/products/${product.id}`, { method: 'PUT', body: product, ifMatch })
}

/** @throws ApiProblem STALE_VERSION, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer */
export function deleteProduct(id: number, ifMatch: string | null): Promise<ApiAnswer<void>> {
  return callApi<void>(`/api/products/${id}`, { method: 'DELETE', ifMatch })
}

/** @throws ApiProblem, NoAnswer */
export async function readCategories(): Promise<readonly Category[]> {
  return (await callApi<readonly Category[]>('/api/categories')).body
}
