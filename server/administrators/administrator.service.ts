import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Locale } from '#common/locales.ts'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { AppError } from '../core/errors.ts'
import { User } from '../users/user.entity.ts'
import type { Administrator, OwnUser, UserView } from '../users/user.schemas.ts'

/**
 * Reads one present administrator.
 * @throws AppError NOT_FOUND
 */
export async function getUser(em: EntityManager, id: number): Promise<UserView> {
  const user = await em.findOne(User, { id, removed_at: null })
  if (!user) throw new AppError('NOT_FOUND')
  return { id: user.id, email: user.email }
}

/**
 * Sets the language of an administrator's own pages and tools.
 * @throws AppError NOT_FOUND
 */
export async function setOwnLanguage(em: EntityManager, id: number, locale: Locale, by: AuditContext): Promise<OwnUser> {
  return em.transactional(async tx => {
    const { email } = await getUser(tx, id)
    await tx.nativeUpdate(User, { id }, { locale })
    await recordAuditEvent(tx, { by, action: 'language-changed', details: { language: locale } })
    return { id, email, locale }
  })
}

/** Sets the language of an account at its first log-in. Later calls change nothing. */
export async function adoptFirstLanguage(em: EntityManager, id: number, locale: Locale): Promise<void> {
  await em.nativeUpdate(User, { id, locale: null }, { locale })
}

/** Lists the present administrators, oldest first. */
export async function listAdministrators(em: EntityManager): Promise<Administrator[]> {
  const users = await em.find(User, { removed_at: null }, { orderBy: { id: 'asc' } })
  return users.map(({ id, email, created_at }) => ({ id, email, created_at: created_at.toISOString() }))
}

/**
 * Makes an account. An administrator who was removed gets the old account back.
 * @param account.email lower case, trimmed
 * @throws AppError EMAIL_TAKEN
 */
export async function createUser(em: EntityManager, account: { email: string; passwordHash: string; now: Date }): Promise<User> {
  const { email, passwordHash: password_hash, now: created_at } = account
  const removed = { email, removed_at: { $ne: null } }
  const returned = await em.nativeUpdate(User, removed, { password_hash, created_at, removed_at: null })
  if (returned === 1) return em.findOneOrFail(User, { email })
  const user = em.create(User, {
    email,
    password_hash,
    created_at,
    removed_at: null,
    locale: null,
    passkey_handle: null,
    needs_second_factor: false,
  })
  try {
    await em.flush()
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? new AppError('EMAIL_TAKEN', { cause: error }) : error
  }
  return user
}
