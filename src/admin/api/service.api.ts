import type { ServiceType } from '#common/service-types.ts'
import type { ServiceView } from '#server/services/service.schemas.ts'
import { type ApiAnswer, callApi } from './api-client.ts'

/** An item of a slider. */
export type Service = ServiceView

/** Reads the items of a slider, in their order. @throws ApiProblem, NoAnswer */
export function readServices(type: ServiceType, signal?: AbortSignal): Promise<ApiAnswer<readonly Service[]>> {
  return callApi<readonly Service[]>(`/api/services/${type}`, { signal })
}

/**
 * Saves every item of a slider and their order.
 * @param ifMatch the server refuses when the list is no longer in this version; null for any version
 * @throws ApiProblem LIST_CHANGED, STALE_VERSION, NOT_AUTHENTICATED; NoAnswer
 */
export function replaceServices(
  type: ServiceType,
  items: readonly Service[],
  ifMatch: string | null,
): Promise<ApiAnswer<readonly Service[]>> {
  return callApi<readonly Service[]>(`/api/services/${type}`, { method: 'PUT', body: items, ifMatch })
}
