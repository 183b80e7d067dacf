import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../core/errors.ts'
import { invalidFields } from '../core/validation.ts'
import { useInvitation } from '../invitations/invitation.service.ts'
import { User } from '../users/user.entity.ts'
import type { UserView } from '../users/user.schemas.ts'
import { createUser } from '../users/user.service.ts'
import type { ChangePasswordBody, LoginBody, SignUpBody } from './auth.schemas.ts'
import { hashPassword, isPasswordOf } from './password.ts'
import { setPassword } from './set-password.ts'

/** @throws AppError WRONG_CREDENTIALS, the same for an unknown e-mail and a wrong password, after the same time */
export async function checkCredentials(em: EntityManager, { email, password }: LoginBody): Promise<UserView> {
  const user = await em.findOne(User, { email, removed_at: null })
  const isRight = await isPasswordOf(user?.password_hash ?? null, password)
  if (!user || !isRight) throw new AppError('WRONG_CREDENTIALS')
  return { id: user.id, email: user.email }
}

type SignUp = Omit<SignUpBody, 'invite'> & { invite: string | undefined }

/**
 * Makes an account and uses its invitation up, both or neither.
 * @throws AppError NOT_INVITED, EMAIL_TAKEN
 */
export async function signUp(em: EntityManager, account: SignUp, now: Date): Promise<UserView> {
  return em.transactional(async tx => {
    // First, so that nobody without an invitation makes us spend the time of a hash.
    await useInvitation(tx, account.invite, now)
    const passwordHash = await hashPassword(account.password)
    const user = await createUser(tx, { email: account.email, passwordHash, now })
    return { id: user.id, email: user.email }
  })
}

/**
 * Changes the password of somebody who knows the present one, and ends all sessions of the account: the caller begins
 * the one that goes on anew.
 * @throws AppError VALIDATION_FAILED with WRONG at `current_password`
 */
export async function changePassword(
  em: EntityManager,
  userId: number,
  change: ChangePasswordBody & { now: Date },
): Promise<void> {
  const user = await em.findOne(User, { id: userId, removed_at: null })
  if (!(await isPasswordOf(user?.password_hash ?? null, change.current_password))) {
    throw invalidFields([{ path: 'current_password', code: 'WRONG', message: 'This is not the present password.' }])
  }
  const passwordHash = await hashPassword(change.new_password)
  await em.transactional(tx => setPassword(tx, { userId, passwordHash, now: change.now }))
}
