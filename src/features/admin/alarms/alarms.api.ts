import type { AlarmView } from '../../../../server/alarms/alarm.schemas.ts'
import { callApi } from '../api/api-client.ts'

/** What is wrong now, then what was within thirty days. @throws ApiProblem, NoAnswer */
export async function readAlarms({ signal }: { readonly signal: AbortSignal }): Promise<readonly AlarmView[]> {
  return (await callApi<readonly AlarmView[]>('/api/alarms', { signal })).body
}
