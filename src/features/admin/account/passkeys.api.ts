import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { AddedPasskey, RecoveryCodes } from '../../../../server/passkeys/passkey.schemas.ts'
import { callApi } from '../api/api-client.ts'

const path = '/api/account/passkeys'

/**
 * Has the browser make a passkey, and keeps it.
 * @throws ApiProblem PASSKEY_KNOWN, TOO_MANY_PASSKEYS, CHALLENGE_EXPIRED, VALIDATION_FAILED; NoAnswer; Error with the name of the
 *   browser's own refusal
 */
export async function addPasskey(name: string): Promise<AddedPasskey> {
  const [{ startRegistration }, { body: optionsJSON }] = await Promise.all([
    import('@simplewebauthn/browser'),
    callApi<PublicKeyCredentialCreationOptionsJSON>(`${path}/options`, { method: 'POST' }),
  ])
  const response = await startRegistration({ optionsJSON })
  return (await callApi<AddedPasskey>(path, { method: 'POST', body: { name, response } })).body
}

/** @throws ApiProblem NOT_FOUND, VALIDATION_FAILED; NoAnswer */
export async function renamePasskey(id: number, name: string): Promise<void> {
  await callApi(`${path}/${id}`, { method: 'PUT', body: { name } })
}

/** @throws ApiProblem NOT_FOUND; NoAnswer */
export async function removePasskey(id: number): Promise<void> {
  await callApi(`${path}/${id}`, { method: 'DELETE' })
}

/** The old ones open nothing from then on. @throws ApiProblem NO_PASSKEY, TOO_MANY_REQUESTS; NoAnswer */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  return (await callApi<RecoveryCodes>('/api/account/recovery-codes', { method: 'POST' })).body.recovery_codes
}

/** @throws ApiProblem NO_PASSKEY, NO_RECOVERY_CODES; NoAnswer */
export async function needSecondFactor(isNeeded: boolean): Promise<void> {
  await callApi('/api/account/second-factor', { method: 'PUT', body: { is_needed: isNeeded } })
}
