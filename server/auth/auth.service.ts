import type { EntityManager } from '@mikro-orm/postgresql'
import { tellOfNewAdministrator } from '../account-notices/account-notices.ts'
import { adoptFirstLanguage, createUser } from '../administrators/administrator.service.ts'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { recordFailedLogIn } from '../audit-log/failed-log-ins.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { AppError } from '../core/errors.ts'
import { invalidFields } from '../core/validation.ts'
import { revokeInvitationsTo, useInvitation } from '../invitations/invitation.service.ts'
import { refuseWeakPassword } from '../passwords/password-strength.ts'
import { hashPassword, isPasswordOf } from '../passwords/password.ts'
import { setPassword } from '../passwords/set-password.ts'
import { lockAccount } from '../users/lock-account.ts'
import { User } from '../users/user.entity.ts'
import type { OwnUser, UserView } from '../users/user.schemas.ts'
import type { ChangePasswordBody, LoginBody, SignUpBody } from './auth.schemas.ts'

/**
 * Checks e-mail and password.
 * @returns the account, the hash that the password fits, and whether a log-in needs more than the password
 * @throws AppError WRONG_CREDENTIALS, the same for an unknown e-mail and a wrong password, after the same time
 */
export async function checkCredentials(
  em: EntityManager,
  { email, password, locale }: LoginBody,
  by: AuditContext,
): Promise<{ user: OwnUser; passwordHash: string; needsSecondFactor: boolean }> {
  const user = await em.findOne(User, { email, removed_at: null })
  const isRight = await isPasswordOf(user?.password_hash ?? null, password)
  if (!user || !isRight) {
    await recordFailedLogIn(em, user, by)
    throw new AppError('WRONG_CREDENTIALS')
  }
  if (!user.locale && locale) await adoptFirstLanguage(em, user.id, locale)
  const { id, password_hash: passwordHash, needs_second_factor: needsSecondFactor } = user
  return { user: { id, email: user.email, locale: user.locale ?? locale ?? null }, passwordHash, needsSecondFactor }
}

type SignUp = Omit<SignUpBody, 'invite'> & { invite: string | undefined }

/**
 * Makes an account and uses up its invitation, both or neither.
 * @throws AppError NOT_INVITED, EMAIL_TAKEN, VALIDATION_FAILED for a weak password
 */
export async function signUp(em: EntityManager, account: SignUp, by: AuditContext): Promise<UserView> {
  const now = by.at
  return em.transactional(async tx => {
    // Check the invitation before hashing, because hashing is expensive.
    const invitation = await useInvitation(tx, account.invite, now)
    await refuseWeakPassword('password', account.password, account.email)
    const passwordHash = await hashPassword(account.password)
    const user = await createUser(tx, { email: account.email, passwordHash, now })
    await tellOfNewAdministrator(tx, user, now)
    const subject = { type: 'invitation', id: invitation.id, label: '' } as const
    await recordAuditEvent(tx, { by: { ...by, actor: user }, action: 'invitation-used', subject, details: {} })
    await revokeInvitationsTo(tx, [invitation.email, user.email], { ...by, actor: user })
    return { id: user.id, email: user.email }
  })
}

/**
 * Changes the password of an administrator who knows the present one, and ends all sessions of the account; the caller begins
 * a new one. A wrong present password counts as a failed log-in.
 * @returns the new hash, and whether a log-in of this account wants more than the password
 * @throws AppError VALIDATION_FAILED with WRONG at `current_password`, also when another change came first, or for a weak
 * `new_password`
 */
export async function changePassword(
  em: EntityManager,
  userId: number,
  change: ChangePasswordBody & { userAgent: string; by: AuditContext },
): Promise<{ passwordHash: string; needsSecondFactor: boolean }> {
  const user = await em.findOne(User, { id: userId, removed_at: null })
  const isRight = await isPasswordOf(user?.password_hash ?? null, change.current_password)
  if (!user || !isRight) {
    await recordFailedLogIn(em, user, change.by)
    throw wrongPresentPassword()
  }
  await refuseWeakPassword('new_password', change.new_password, user.email)
  const { userAgent, by } = change
  const passwordHash = await hashPassword(change.new_password)
  await em.transactional(async tx => {
    // Hashing takes a while: meanwhile the owner may have chosen another one, by a mailed link.
    if ((await lockAccount(tx, userId)) !== user.password_hash) throw wrongPresentPassword()
    await setPassword(tx, { kind: 'password-changed', account: user, passwordHash, userAgent, by })
  })
  return { passwordHash, needsSecondFactor: user.needs_second_factor }
}

function wrongPresentPassword(): AppError {
  return invalidFields([{ path: 'current_password', code: 'WRONG', message: 'This is not the current password.' }])
}
