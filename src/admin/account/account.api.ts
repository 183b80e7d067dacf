import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { Locale } from '#common/locales.ts'
import type { Backups } from '#server/backup/backup-record.schemas.ts'
import type { InvitationView, OpenInvitation } from '#server/invitations/invitation.schemas.ts'
import type { AddedPasskey, PasskeysView, RecoveryCodes } from '#server/passkeys/passkey.schemas.ts'
import type { SessionView } from '#server/sessions/session.schemas.ts'
import type { Administrator } from '#server/users/user.schemas.ts'
import { callBody } from '../api/api-client.ts'
import { readSession } from '../api/auth.api.ts'

const PASSKEYS = '/api/account/passkeys'

/** Reads everything that the account page shows. @throws ApiProblem, NoAnswer */
export async function readAccount({ signal }: { readonly signal: AbortSignal }) {
  const [session, passkeys, sessions, invitations, administrators, backups] = await Promise.all([
    readSession({ signal }),
    callBody<PasskeysView>(PASSKEYS, { signal }),
    callBody<readonly SessionView[]>('/api/account/sessions', { signal }),
    callBody<readonly OpenInvitation[]>('/api/invitations', { signal }),
    callBody<readonly Administrator[]>('/api/users', { signal }),
    callBody<Backups>('/api/backups', { signal }),
  ])
  return { email: session.user?.email ?? '', passkeys, sessions, invitations, administrators, backups: backups.nightly }
}

/** Changes the password and logs out everywhere else. @throws ApiProblem VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer */
export const changePassword = (change: { current_password: string; new_password: string }): Promise<void> =>
  callBody('/api/account/password', { method: 'PUT', body: change })

/** Sets the language of the administrator's own pages and tools. @throws ApiProblem, NoAnswer */
export const chooseLanguage = (locale: Locale): Promise<void> =>
  callBody('/api/account/language', { method: 'PUT', body: { locale } })

/** Logs out one browser of the account. @throws ApiProblem NOT_FOUND; NoAnswer */
export const endSession = (id: string): Promise<void> => callBody(`/api/account/sessions/${id}`, { method: 'DELETE' })

/** Logs out every browser of the account, this one included. @throws ApiProblem, NoAnswer */
export const endAllSessions = (): Promise<void> => callBody('/api/account/sessions', { method: 'DELETE' })

/**
 * Makes an invitation: a mail to the address, or without one a link.
 * @throws ApiProblem EMAIL_TAKEN, VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer
 */
export const invite = (invitation: { email: string | null; locale: Locale }): Promise<InvitationView> =>
  callBody('/api/invitations', { method: 'POST', body: invitation })

/** @throws ApiProblem NOT_FOUND; NoAnswer */
export const revokeInvitation = (id: number): Promise<void> => callBody(`/api/invitations/${id}`, { method: 'DELETE' })

/** Removes an administrator, who can be the one logged in. @throws ApiProblem NOT_FOUND, LAST_ADMINISTRATOR; NoAnswer */
export const removeAdministrator = (id: number): Promise<void> => callBody(`/api/users/${id}`, { method: 'DELETE' })

/**
 * Has the browser make a passkey, and registers it with the server.
 * @throws ApiProblem PASSKEY_KNOWN, TOO_MANY_PASSKEYS, CHALLENGE_EXPIRED, VALIDATION_FAILED; NoAnswer; Error with the name of
 *   the browser's own refusal
 */
export async function addPasskey(name: string): Promise<AddedPasskey> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    callBody<PublicKeyCredentialCreationOptionsJSON>(`${PASSKEYS}/options`, { method: 'POST' }),
  ])
  const response = await startRegistration({ optionsJSON })
  return callBody<AddedPasskey>(PASSKEYS, { method: 'POST', body: { name, response } })
}

/** @throws ApiProblem NOT_FOUND, VALIDATION_FAILED; NoAnswer */
export const renamePasskey = (id: number, name: string): Promise<void> =>
  callBody(`${PASSKEYS}/${id}`, { method: 'PUT', body: { name } })

/** @throws ApiProblem NOT_FOUND; NoAnswer */
export const removePasskey = (id: number): Promise<void> => callBody(`${PASSKEYS}/${id}`, { method: 'DELETE' })

/**
 * Makes new recovery codes. The old ones open nothing from then on.
 * @throws ApiProblem NO_PASSKEY, TOO_MANY_REQUESTS; NoAnswer
 */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  return (await callBody<RecoveryCodes>('/api/account/recovery-codes', { method: 'POST' })).recovery_codes
}

/** Sets whether a log-in needs a second step after the password. @throws ApiProblem NO_PASSKEY, NO_RECOVERY_CODES; NoAnswer */
export const needSecondFactor = (isNeeded: boolean): Promise<void> =>
  callBody('/api/account/second-factor', { method: 'PUT', body: { is_needed: isNeeded } })
