import { ApiProblem } from '../api/api-client.ts'
import { type Category, type Product, readCategories, readProduct } from '../api/product.api.ts'

export type LoadedProduct = { readonly product: Product; readonly etag: string | null; readonly categories: readonly Category[] }

/**
 * The product named by the page's address: the page itself is prebuilt for no product.
 * @returns null when there is no such product
 * @throws ApiProblem, NoAnswer
 */
export async function loadProduct(): Promise<LoadedProduct | null> {
  const [, id] = location.pathname.match(/\/editproduct\/([1-9]\d{0,9})\/?$/) ?? []
  if (id === undefined) return null
  try {
    const [{ body, etag }, categories] = await Promise.all([readProduct(Number(id)), readCategories()])
    return { product: body, etag, categories }
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 404) return null
    throw error
  }
}
