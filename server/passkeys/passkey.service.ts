import { randomBytes } from 'node:crypto'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { queueNotice } from '../account-notices/account-notices.ts'
import { type AuditContext, systemContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { AppError } from '../core/errors.ts'
import { lockAccount } from '../users/lock-account.ts'
import { User } from '../users/user.entity.ts'
import { Passkey } from './passkey.entity.ts'
import type { AddedPasskey, PasskeysView, PasskeyView } from './passkey.schemas.ts'
import { countRecoveryCodes, deleteRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'
import type { NewPasskey } from './register-passkey.ts'

/** Passkeys of one account: more than an administrator has devices. */
const MAX_PASSKEYS = 20

/** A change that an administrator makes of their own account: which one, in which browser, when, and the audit log's actor. */
export type AccountChange = { readonly userId: number; readonly userAgent: string; readonly now: Date; readonly by: AuditContext }

/** Reads an account's passkeys, oldest first, and its second-step settings. */
export async function readPasskeys(em: EntityManager, userId: number): Promise<PasskeysView> {
  const user = await em.findOneOrFail(User, { id: userId })
  const passkeys = await passkeysOf(em, userId)
  const codesLeft = await countRecoveryCodes(em, userId)
  return { passkeys: passkeys.map(viewOf), recovery_codes_left: codesLeft, needs_second_factor: user.needs_second_factor }
}

/** Reads an account's passkeys, oldest first. */
export async function passkeysOf(em: EntityManager, userId: number): Promise<Passkey[]> {
  return em.find(Passkey, { user: userId }, { orderBy: { id: 'asc' } })
}

/**
 * Prepares an account for a new passkey: gives it the random handle by which authenticators know it, unless it has one.
 * @returns its address and handle, and the passkeys that it has
 * @throws AppError TOO_MANY_PASSKEYS; NOT_AUTHENTICATED when the account was removed
 */
export async function prepareAccount(
  em: EntityManager,
  userId: number,
): Promise<{ email: string; handle: string; passkeys: readonly Passkey[] }> {
  const passkeys = await passkeysOf(em, userId)
  if (passkeys.length >= MAX_PASSKEYS) throw new AppError('TOO_MANY_PASSKEYS')
  const [account] = await em.execute<{ email: string; handle: string }[]>(
    `update users set passkey_handle = coalesce(passkey_handle, ?) where id = ? and removed_at is null
     returning email, passkey_handle as handle`,
    [randomBytes(32).toString('base64url'), userId],
  )
  if (!account) throw new AppError('NOT_AUTHENTICATED')
  return { ...account, passkeys }
}

/**
 * Stores a verified passkey, and mails the owner.
 * @returns the passkey; with the first one also the recovery codes in clear
 * @throws AppError PASSKEY_KNOWN, TOO_MANY_PASSKEYS; NOT_AUTHENTICATED when the account was removed
 */
export async function addPasskey(
  em: EntityManager,
  { name, made, ...change }: AccountChange & { readonly name: string; readonly made: NewPasskey },
): Promise<AddedPasskey> {
  const { userId, now } = change
  return em.transactional(async tx => {
    await lockOwnAccount(tx, userId)
    const count = await tx.count(Passkey, { user: userId })
    if (count >= MAX_PASSKEYS) throw new AppError('TOO_MANY_PASSKEYS')
    const passkey = tx.create(Passkey, { ...made, user: userId, name, created_at: now, last_used_at: null })
    try {
      await tx.flush()
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? new AppError('PASSKEY_KNOWN', { cause: error }) : error
    }
    const codes = count === 0 ? await makeRecoveryCodes(tx, { userId, now }) : null
    await queueNotice(tx, { kind: 'passkey-added', ...change })
    await recordAuditEvent(tx, { by: change.by, action: 'passkey-added', details: {} })
    return { passkey: viewOf(passkey), recovery_codes: codes }
  })
}

/**
 * Renames a passkey.
 * @throws AppError NOT_FOUND, also for another account's
 */
export async function renamePasskey(em: EntityManager, own: { userId: number; id: number; name: string }): Promise<void> {
  const { userId, id, name } = own
  if ((await em.nativeUpdate(Passkey, { id, user: userId }, { name })) !== 1) throw new AppError('NOT_FOUND')
}

/**
 * Removes a passkey. Removing the last one also removes the recovery codes and the second step.
 * @throws AppError NOT_FOUND, also for another account's; NOT_AUTHENTICATED when the account was removed
 */
export async function removePasskey(
  em: EntityManager,
  { id, ...change }: AccountChange & { readonly id: number },
): Promise<void> {
  const { userId } = change
  await em.transactional(async tx => {
    await lockOwnAccount(tx, userId)
    if ((await tx.nativeDelete(Passkey, { id, user: userId })) !== 1) throw new AppError('NOT_FOUND')
    await queueNotice(tx, { kind: 'passkey-removed', ...change })
    await recordAuditEvent(tx, { by: change.by, action: 'passkey-removed', details: {} })
    if ((await tx.count(Passkey, { user: userId })) > 0) return
    await deleteRecoveryCodes(tx, userId)
    const withSecondStep = { id: userId, needs_second_factor: true }
    const wasOn = (await tx.nativeUpdate(User, withSecondStep, { needs_second_factor: false })) === 1
    if (wasOn) await tellSecondStepIsOff(tx, change)
  })
}

/**
 * Replaces an account's recovery codes.
 * @returns the new codes in clear
 * @throws AppError NO_PASSKEY; NOT_AUTHENTICATED when the account was removed
 */
export async function replaceRecoveryCodes(em: EntityManager, change: AccountChange): Promise<string[]> {
  return em.transactional(async tx => {
    await lockOwnAccount(tx, change.userId)
    if ((await tx.count(Passkey, { user: change.userId })) === 0) throw new AppError('NO_PASSKEY')
    await queueNotice(tx, { kind: 'recovery-codes-made', ...change })
    await recordAuditEvent(tx, { by: change.by, action: 'recovery-codes-made', details: {} })
    return makeRecoveryCodes(tx, change)
  })
}

/**
 * Turns the second step after the password on or off.
 * @throws AppError NO_PASSKEY, NO_RECOVERY_CODES: without them one lost device would lose the account; NOT_AUTHENTICATED when
 *   the account was removed
 */
export async function setSecondFactor(
  em: EntityManager,
  { isNeeded, ...change }: AccountChange & { readonly isNeeded: boolean },
): Promise<PasskeysView> {
  const { userId } = change
  return em.transactional(async tx => {
    await lockOwnAccount(tx, userId)
    if (isNeeded && (await tx.count(Passkey, { user: userId })) === 0) throw new AppError('NO_PASSKEY')
    if (isNeeded && (await countRecoveryCodes(tx, userId)) === 0) throw new AppError('NO_RECOVERY_CODES')
    const otherSetting = { id: userId, needs_second_factor: !isNeeded }
    const isChanged = (await tx.nativeUpdate(User, otherSetting, { needs_second_factor: isNeeded })) === 1
    if (isChanged && isNeeded) await recordAuditEvent(tx, { by: change.by, action: 'second-step-on', details: {} })
    if (isChanged && !isNeeded) await tellSecondStepIsOff(tx, change)
    return readPasskeys(tx, userId)
  })
}

/**
 * Turns the second step off, for the operator. Mails the owner if it was on.
 * @param email lower case, trimmed
 * @returns whether there is such an account
 */
export async function switchOffSecondFactor(em: EntityManager, email: string, now: Date): Promise<boolean> {
  const user = await em.findOne(User, { email, removed_at: null })
  if (user) await setSecondFactor(em, { userId: user.id, userAgent: '', now, by: systemContext(now), isNeeded: false })
  return user !== null
}

/** Deletes the passkeys and recovery codes of an account that ends. */
export async function forgetPasskeys(tx: EntityManager, userId: number): Promise<void> {
  await tx.nativeDelete(Passkey, { user: userId })
  await deleteRecoveryCodes(tx, userId)
  await tx.nativeUpdate(User, { id: userId }, { needs_second_factor: false, passkey_handle: null })
}

/** Mails the owner that the second step was turned off, and records it. */
async function tellSecondStepIsOff(tx: EntityManager, change: AccountChange): Promise<void> {
  await queueNotice(tx, { kind: 'second-factor-off', ...change })
  const { email } = await tx.findOneOrFail(User, { id: change.userId })
  // The actor may be the operator, whose command names no account.
  const subject = { type: 'administrator', id: change.userId, label: email } as const
  await recordAuditEvent(tx, { by: change.by, action: 'second-step-off', subject, details: {} })
}

/**
 * Locks the account of a logged-in administrator.
 * @throws AppError NOT_AUTHENTICATED when it was removed meanwhile
 */
async function lockOwnAccount(tx: EntityManager, userId: number): Promise<void> {
  if ((await lockAccount(tx, userId)) === null) throw new AppError('NOT_AUTHENTICATED')
}

function viewOf({ id, name, created_at, last_used_at, is_synced }: Passkey): PasskeyView {
  return {
    id,
    name,
    is_synced,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}
