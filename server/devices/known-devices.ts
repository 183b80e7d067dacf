import type { EntityManager } from '@mikro-orm/postgresql'
import { queueNotice } from '../account-notices/account-notices.ts'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { AppError } from '../core/errors.ts'
import { tokenHash } from '../core/token.ts'
import { lockAccount } from '../users/lock-account.ts'
import { User } from '../users/user.entity.ts'
import { KnownDevice } from './known-device.entity.ts'

// A device is a browser with its cookies: two browsers on one computer are two.

/** How long an account knows a browser after the last log-in, or the last new password, there. */
export const KNOWN_FOR_MS = 365 * 24 * 60 * 60 * 1000
/** How long an account counts as new: its first browser within that time is its owner's. */
const NEW_FOR_MS = 24 * 60 * 60 * 1000

type LogIn = { readonly userId: number; readonly token: string; readonly now: Date }

/**
 * Whether the account with this e-mail address knows this browser: it was made, has logged in or got a password there within a
 * year. Without a token it asks the database nothing.
 */
export async function isKnownDevice(
  em: EntityManager,
  { email, token, now }: { email: string; token: string | null; now: Date },
): Promise<boolean> {
  if (token === null) return false
  const rows = await em.execute<unknown[]>(
    `select 1 from known_devices d join users u on u.id = d.user_id
     where u.email = ? and u.removed_at is null and d.token_hash = ? and d.last_seen_at > ?`,
    [email, tokenHash(token), new Date(now.getTime() - KNOWN_FOR_MS)],
  )
  return rows.length > 0
}

/**
 * Makes a browser known to an account.
 * @returns whether the account did not know it before
 */
export async function rememberDevice(em: EntityManager, { userId, token, now }: LogIn): Promise<boolean> {
  await em.nativeDelete(KnownDevice, { user: userId, last_seen_at: { $lte: new Date(now.getTime() - KNOWN_FOR_MS) } })
  // PostgreSQL sets xmax where the insert became an update.
  const [row] = await em.execute<{ is_new: boolean }[]>(
    `insert into known_devices (user_id, token_hash, first_seen_at, last_seen_at) values (?, ?, ?, ?)
     on conflict (user_id, token_hash) do update set last_seen_at = excluded.last_seen_at
     returning xmax = 0 as is_new`,
    [userId, tokenHash(token), now, now],
  )
  return row?.is_new ?? false
}

/**
 * Records a log-in, and mails the owner when the account did not know the browser. A new account's first log-in is its
 * owner's: no other person has the password yet.
 * @param logIn.userAgent the browser's User-Agent
 * @param logIn.passwordHash the hash that the given password was compared with; none where a passkey was enough
 * @param logIn.by for the audit log, in the same transaction
 * @throws AppError WRONG_CREDENTIALS when the password was changed meanwhile
 */
export async function recordLogIn(
  em: EntityManager,
  logIn: LogIn & { readonly userAgent: string; readonly passwordHash?: string | undefined; readonly by: AuditContext },
): Promise<void> {
  const { userId, userAgent, passwordHash, now } = logIn
  await em.transactional(async tx => {
    if (passwordHash !== undefined && (await lockAccount(tx, userId)) !== passwordHash) throw new AppError('WRONG_CREDENTIALS')
    const isOwnersFirst = (await tx.count(KnownDevice, { user: userId })) === 0 && (await isNewAccount(tx, userId, now))
    const isNew = await rememberDevice(tx, logIn)
    if (isNew && !isOwnersFirst) await queueNotice(tx, { kind: 'new-device', userId, userAgent, now })
    await recordAuditEvent(tx, { by: logIn.by, action: 'log-in', details: {} })
  })
}

/**
 * Whether an account is new. That it knows no browser does not say so: an account from before the table of known browsers knows
 * none either, and its next log-in is mailed.
 */
async function isNewAccount(em: EntityManager, userId: number, now: Date): Promise<boolean> {
  const { created_at } = await em.findOneOrFail(User, { id: userId })
  return now.getTime() - created_at.getTime() < NEW_FOR_MS
}

/** Makes an account forget all its browsers: it has a new password, or ends. */
export async function forgetDevices(em: EntityManager, userId: number): Promise<void> {
  await em.nativeDelete(KnownDevice, { user: userId })
}
