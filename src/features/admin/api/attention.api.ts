import type { Attention } from '../../../../server/messages/inbox.schemas.ts'
import { callApi } from './api-client.ts'

/** What waits for administrators. @throws ApiProblem, NoAnswer */
export async function readAttention(): Promise<Attention> {
  return (await callApi<Attention>('/api/messages/attention')).body
}
