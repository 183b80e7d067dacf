import type {
  EraseBody,
  ErasedPerson,
  FoundPerson,
  PersonExport,
} from '../../../../server/personal-data/personal-data.schemas.ts'
import { callApi } from '../api/api-client.ts'

/** @throws ApiProblem VALIDATION_FAILED, LOGIN_NOT_RECENT; NoAnswer */
export async function findPerson(email: string): Promise<FoundPerson> {
  return (await callApi<FoundPerson>('/api/personal-data/search', { method: 'POST', body: { email } })).body
}

/** @throws ApiProblem LOGIN_NOT_RECENT; NoAnswer */
export async function exportPerson(email: string): Promise<PersonExport> {
  return (await callApi<PersonExport>('/api/personal-data/export', { method: 'POST', body: { email } })).body
}

/** @throws ApiProblem LOGIN_NOT_RECENT, MESSAGE_BEING_SENT; NoAnswer */
export async function erasePerson(body: EraseBody): Promise<ErasedPerson> {
  return (await callApi<ErasedPerson>('/api/personal-data/erase', { method: 'POST', body })).body
}
