import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Hashes a password with argon2id, in PHC string format, with the library's costs (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** The hash of a random password, which takes an unknown account's place. */
let hashOfNoAccount: Promise<string> | undefined

/**
 * Whether the password belongs to the hash. Without a hash (no such account) it does the same work and says no: the
 * time of the answer must not reveal which e-mails have an account.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  hashOfNoAccount ??= hashPassword(randomBytes(32).toString('base64'))
  const isRight = await verify(passwordHash ?? (await hashOfNoAccount), password)
  return isRight && passwordHash !== null
}
