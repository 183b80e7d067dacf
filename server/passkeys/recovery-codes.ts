import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { tokenHash } from '../core/token.ts'
import { RecoveryCode } from './recovery-code.entity.ts'

const CODES_PER_ACCOUNT = 10
const CODE_LENGTH = 16
/** Crockford's base32 alphabet, without I, L, O and U. 16 of its characters are 80 bits, too many to guess from the hash. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An account at a time. */
type AccountNow = { readonly userId: number; readonly now: Date }

/**
 * Replaces an account's codes, in the caller's transaction; the old ones stop working.
 * @returns the new codes in plain text, such as `7H3K-0QXV-M2ZT-9A4C`, to show once
 */
export async function makeRecoveryCodes(tx: EntityManager, { userId, now }: AccountNow): Promise<string[]> {
  await tx.nativeDelete(RecoveryCode, { user: userId })
  const codes = Array.from({ length: CODES_PER_ACCOUNT }, randomCode)
  await tx.insertMany(
    RecoveryCode,
    codes.map(code => ({ user: userId, code_hash: codeHash(code), created_at: now, used_at: null })),
  )
  return codes
}

/**
 * Uses a code up.
 * @returns whether it was a valid, unused one
 */
export async function spendRecoveryCode(
  em: EntityManager,
  { userId, code, now }: AccountNow & { readonly code: string },
): Promise<boolean> {
  const unused = { user: userId, code_hash: codeHash(code), used_at: null }
  return (await em.nativeUpdate(RecoveryCode, unused, { used_at: now })) === 1
}

/** Counts an account's unused codes. */
export async function countRecoveryCodes(em: EntityManager, userId: number): Promise<number> {
  return em.count(RecoveryCode, { user: userId, used_at: null })
}

/** Deletes all codes of an account, in the caller's transaction. */
export async function deleteRecoveryCodes(tx: EntityManager, userId: number): Promise<void> {
  await tx.nativeDelete(RecoveryCode, { user: userId })
}

/** Every character is equally likely: 256 is a multiple of the alphabet's 32. */
function randomCode(): string {
  const letters = Array.from(randomBytes(CODE_LENGTH), byte => ALPHABET.charAt(byte % ALPHABET.length)).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** The hash of a code as a person types it from paper: with dashes, spaces, lower case, and O, I or L for a digit. */
function codeHash(code: string): string {
  const letters = code
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return tokenHash(letters)
}
