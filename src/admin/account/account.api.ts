import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { Locale } from '#common/locales.ts'
import type { Backups, BackupView } from '#server/backup/backup-record.schemas.ts'
import type { InvitationView, OpenInvitation } from '#server/invitations/invitation.schemas.ts'
import type { AddedPasskey, PasskeysView, RecoveryCodes } from '#server/passkeys/passkey.schemas.ts'
import type { SessionView } from '#server/sessions/session.schemas.ts'
import type { Administrator } from '#server/users/user.schemas.ts'
import { callApi } from '../api/api-client.ts'
import { readSession } from '../api/auth.api.ts'

const PASSKEYS = '/api/account/passkeys'

export type Account = {
  readonly email: string
  readonly passkeys: PasskeysView
  readonly sessions: readonly SessionView[]
  readonly invitations: readonly OpenInvitation[]
  readonly administrators: readonly Administrator[]
  readonly backups: BackupView | null
}

/** Everything the account page shows. @throws ApiProblem, NoAnswer */
export async function readAccount({ signal }: { readonly signal: AbortSignal }): Promise<Account> {
  const [session, passkeys, sessions, invitations, administrators, backups] = await Promise.all([
    readSession({ signal }),
    callApi<PasskeysView>(PASSKEYS, { signal }),
    callApi<SessionView[]>('/api/account/sessions', { signal }),
    callApi<OpenInvitation[]>('/api/invitations', { signal }),
    callApi<Administrator[]>('/api/users', { signal }),
    callApi<Backups>('/api/backups', { signal }),
  ])
  return {
    email: session.user?.email ?? '',
    passkeys: passkeys.body,
    sessions: sessions.body,
    invitations: invitations.body,
    administrators: administrators.body,
    backups: backups.body.nightly,
  }
}

/** Changes the password and logs out everywhere else. @throws ApiProblem VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer */
export async function changePassword(change: { current_password: string; new_password: string }): Promise<void> {
  await callApi('/api/account/password', { method: 'PUT', body: change })
}

/** Of the administrator's own pages and tools. @throws ApiProblem, NoAnswer */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await callApi('/api/account/language', { method: 'PUT', body: { locale } })
}

/** @throws ApiProblem NOT_FOUND; NoAnswer */
export async function endSession(id: string): Promise<void> {
  await callApi(`/api/account/sessions/${id}`, { method: 'DELETE' })
}

/** Ends this session, too. @throws ApiProblem, NoAnswer */
export async function endAllSessions(): Promise<void> {
  await callApi('/api/account/sessions', { method: 'DELETE' })
}

/** @throws ApiProblem EMAIL_TAKEN, VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer */
export async function invite(invitation: { email: string | null; locale: Locale }): Promise<InvitationView> {
  return (await callApi<InvitationView>('/api/invitations', { method: 'POST', body: invitation })).body
}

/** @throws ApiProblem NOT_FOUND; NoAnswer */
export async function revokeInvitation(id: number): Promise<void> {
  await callApi(`/api/invitations/${id}`, { method: 'DELETE' })
}

/** @throws ApiProblem NOT_FOUND, LAST_ADMINISTRATOR; NoAnswer */
export async function removeAdministrator(id: number): Promise<void> {
  await callApi(`/api/users/${id}`, { method: 'DELETE' })
}

/**
 * Has the browser make a passkey, and keeps it.
 * @throws ApiProblem PASSKEY_KNOWN, TOO_MANY_PASSKEYS, CHALLENGE_EXPIRED, VALIDATION_FAILED; NoAnswer; Error with the name of
 *   the browser's own refusal
 */
export async function addPasskey(name: string): Promise<AddedPasskey> {
  const [{ startRegistration }, { body: optionsJSON }] = await Promise.all([
    import('@simplewebauthn/browser'),
    callApi<PublicKeyCredentialCreationOptionsJSON>(`${PASSKEYS}/options`, { method: 'POST' }),
  ])
  const response = await startRegistration({ optionsJSON })
  return (await callApi<AddedPasskey>(PASSKEYS, { method: 'POST', body: { name, response } })).body
}

/** @throws ApiProblem NOT_FOUND, VALIDATION_FAILED; NoAnswer */
export async function renamePasskey(id: number, name: string): Promise<void> {
  await callApi(`${PASSKEYS}/${id}`, { method: 'PUT', body: { name } })
}

/** @throws ApiProblem NOT_FOUND; NoAnswer */
export async function removePasskey(id: number): Promise<void> {
  await callApi(`${PASSKEYS}/${id}`, { method: 'DELETE' })
}

/** Replaces the old codes, which then open nothing. @throws ApiProblem NO_PASSKEY, TOO_MANY_REQUESTS; NoAnswer */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  return (await callApi<RecoveryCodes>('/api/account/recovery-codes', { method: 'POST' })).body.recovery_codes
}

/** @throws ApiProblem NO_PASSKEY, NO_RECOVERY_CODES; NoAnswer */
export async function needSecondFactor(isNeeded: boolean): Promise<void> {
  await callApi('/api/account/second-factor', { method: 'PUT', body: { is_needed: isNeeded } })
}
