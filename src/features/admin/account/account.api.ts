import type { Backups, BackupView } from '../../../../server/backup/backup-record.schemas.ts'
import type { InvitationView, OpenInvitation } from '../../../../server/invitations/invitation.schemas.ts'
import type { PasskeysView } from '../../../../server/passkeys/passkey.schemas.ts'
import type { SessionView } from '../../../../server/sessions/session.schemas.ts'
import type { Administrator } from '../../../../server/users/user.schemas.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { callApi } from '../api/api-client.ts'
import { readSession } from '../api/auth.api.ts'

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
    callApi<PasskeysView>('/api/account/passkeys', { signal }),
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

/** Also logs out everywhere else. @throws ApiProblem VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer */
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

/** Here too. @throws ApiProblem, NoAnswer */
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
