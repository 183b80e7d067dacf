import type { Attention } from '../../../../server/messages/inbox.schemas.ts'
import { callApi } from './api-client.ts'

/** What waits for administrators. @throws ApiProblem, NoAnswer */
export async function readAttention({ signal }: { readonly signal: AbortSignal }): Promise<Attention> {
  return (await callApi<Attention>('/api/messages/attention', { signal })).body
}
