import type { PublicationView } from '../../../../server/publications/publication.schemas.ts'
import { type ApiAnswer, ApiProblem, callApi } from '../api/api-client.ts'
import { type Product, type ProductChange, readProduct, updateProduct } from '../api/product.api.ts'

type Save = {
  readonly change: ProductChange
  readonly ifMatch: string | null
  /** The answer to the save before this one did not arrive, so that it may have been done. */
  readonly isRepeat: boolean
}

/**
 * Saves a product. When a repeated save finds that the product already is what it would make it, the lost answer was
 * a success: nobody is told that somebody else was faster.
 * @throws ApiProblem STALE_VERSION, VALIDATION_FAILED, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer
 */
export async function saveProduct({ change, ifMatch, isRepeat }: Save): Promise<ApiAnswer<Product>> {
  try {
    return await updateProduct(change, ifMatch)
  } catch (error) {
    if (!isRepeat || !(error instanceof ApiProblem) || error.problem.code !== 'STALE_VERSION') throw error
    const current = await readProduct(change.id)
    if (!isSame(current.body, change)) throw error
    return { ...current, publicationId: await newestPublicationOf(change.id) }
  }
}

function isSame(product: Product, change: ProductChange): boolean {
  return (Object.keys(product) as (keyof Product)[]).every(field => product[field] === change[field])
}

async function newestPublicationOf(productId: number): Promise<number | null> {
  const { body } = await callApi<readonly PublicationView[]>('/api/publications')
  const ids = body
    .filter(({ changes }) => changes.some(change => change.entity === 'product' && change.id === productId))
    .map(({ id }) => id)
  return ids.length > 0 ? Math.max(...ids) : null
}
