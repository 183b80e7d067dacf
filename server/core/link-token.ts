import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'

/** What a link opens; a token made for one opens no other. */
type LinkPurpose = 'invitation' | 'password-reset'

/** A token nobody can guess. It cannot be made again: who is to get it gets it now. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What a derived token is made from besides the secret; stored, it opens nothing. */
export function newTokenSeed(): string {
  return randomUUID()
}

/**
 * The token of a link that a mail will carry later. It is made again from its seed whenever the mail is tried, so that
 * the database holds nothing that opens anything.
 */
export function derivedToken(sessionSecret: string, purpose: LinkPurpose, seed: string): string {
  return createHmac('sha256', sessionSecret).update(`${purpose}:${seed}`).digest('base64url')
}

/** What is stored of a token: SHA-256, hex. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
