import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Locks an account until the caller's transaction ends. Its password stays as it is meanwhile, and checks that depend on the
 * number of its passkeys run one at a time. Rows that refer to it, such as sessions, are still inserted (`no key update`).
 * @returns the hash of its password; null when it was removed
 */
export async function lockAccount(tx: EntityManager, userId: number): Promise<string | null> {
  const [row] = await tx.execute<{ password_hash: string }[]>(
    'select password_hash from users where id = ? and removed_at is null for no key update',
    [userId],
  )
  return row?.password_hash ?? null
}
