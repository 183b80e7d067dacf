import type { ServiceType } from '#common/service-types.ts'
import type { ServiceView } from '#server/services/service.schemas.ts'
import { type ApiAnswer, callApi, isProblem } from './api-client.ts'

/** The address of a list of content; an item's address ends in its id. */
export type ContentPath = `/api/${string}`

/** Reads an item. @throws ApiProblem NOT_FOUND; NoAnswer */
export function readContent<Row>(path: ContentPath, id: number): Promise<ApiAnswer<Row>> {
  return callApi<Row>(`${path}/${id}`)
}

/** Reads an item. @returns null when there is no such item @throws ApiProblem, NoAnswer */
export async function readIfThere<Row>(path: ContentPath, id: number): Promise<ApiAnswer<Row> | null> {
  try {
    return await readContent<Row>(path, id)
  } catch (error) {
    if (isProblem(error, 404)) return null
    throw error
  }
}

/**
 * Creates an item.
 * @param key identifies the item: the server creates one at most
 * @throws ApiProblem CREATED_BEFORE, VALIDATION_FAILED, NOT_AUTHENTICATED; NoAnswer
 */
export function createContent<Row>(path: ContentPath, input: object, key: string): Promise<ApiAnswer<Row>> {
  return callApi<Row>(path, { method: 'POST', body: input, idempotencyKey: key })
}

/**
 * Replaces an item whole (specification §7).
 * @param ifMatch the server refuses when the item is no longer in this version; null for any version
 * @throws ApiProblem STALE_VERSION, VALIDATION_FAILED, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer
 */
export function updateContent<Row>(
  path: ContentPath,
  item: { readonly id: number },
  ifMatch: string | null,
): Promise<ApiAnswer<Row>> {
  return callApi<Row>(`${path}/${item.id}`, { method: 'PUT', body: item, ifMatch })
}

/**
 * Deletes an item.
 * @param ifMatch as in {@link updateContent}
 * @throws ApiProblem STALE_VERSION, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer
 */
export function deleteContent(path: ContentPath, id: number, ifMatch: string | null): Promise<ApiAnswer<void>> {
  return callApi<void>(`${path}/${id}`, { method: 'DELETE', ifMatch })
}

/** Reads the items of a slider, in their order. @throws ApiProblem, NoAnswer */
export function readServices(type: ServiceType, signal?: AbortSignal): Promise<ApiAnswer<readonly ServiceView[]>> {
  return callApi<readonly ServiceView[]>(`/api/services/${type}`, { signal })
}

/**
 * Saves every item of a slider and their order.
 * @param ifMatch the server refuses when the list is no longer in this version; null for any version
 * @throws ApiProblem LIST_CHANGED, STALE_VERSION, NOT_AUTHENTICATED; NoAnswer
 */
export function replaceServices(
  type: ServiceType,
  items: readonly ServiceView[],
  ifMatch: string | null,
): Promise<ApiAnswer<readonly ServiceView[]>> {
  return callApi<readonly ServiceView[]>(`/api/services/${type}`, { method: 'PUT', body: items, ifMatch })
}
