import type { ServiceType } from '#common/service-types.ts'
import type { ServiceView } from '#server/services/service.schemas.ts'
import { type ApiAnswer, callApi } from './api-client.ts'

export type Service = ServiceView

/** @throws ApiProblem, NoAnswer */
export function readServices(type: ServiceType, signal?: AbortSignal): Promise<ApiAnswer<readonly Service[]>> {
  return callApi<readonly Service[]>(`/api/services/${type}`, { signal })
}

/**
 * Saves every item of a slider and their order.
 * @throws ApiProblem LIST_CHANGED, STALE_VERSION, NOT_AUTHENTICATED; NoAnswer
 */
export function replaceServices(
  type: ServiceType,
  items: readonly Service[],
  ifMatch: string | null,
): Promise<ApiAnswer<readonly Service[]>> {
  return callApi<readonly Service[]>(`/api/services/${type}`, { method: 'PUT', body: items, ifMatch })
}
