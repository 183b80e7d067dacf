import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../core/errors.ts'
import { User } from './user.entity.ts'
import type { UserView } from './user.schemas.ts'

/** @throws AppError NOT_FOUND */
export async function getUser(em: EntityManager, id: number): Promise<UserView> {
  const user = await em.findOne(User, { id })
  if (!user) throw new AppError('NOT_FOUND')
  return { id: user.id, email: user.email }
}

/**
 * @param account.email lower case, trimmed
 * @throws AppError EMAIL_TAKEN
 */
export async function createUser(em: EntityManager, account: { email: string; passwordHash: string; now: Date }): Promise<User> {
  const user = em.create(User, { email: account.email, password_hash: account.passwordHash, created_at: account.now })
  try {
    await em.flush()
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? new AppError('EMAIL_TAKEN', { cause: error }) : error
  }
  return user
}
