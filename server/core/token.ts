import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'

/** The purpose of a link; a token made for one purpose opens no other. */
type LinkPurpose = 'invitation' | 'password-reset'

/** A token to hand over at once: it can be neither guessed nor made again. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The seed of a derived token; the stored seed alone opens nothing. */
export function newTokenSeed(): string {
  return randomUUID()
}

/**
 * The token of a link that a mail will carry later. The mail worker derives it again from its seed for each attempt, so
 * that the database holds nothing that opens a link.
 */
export function derivedToken(sessionSecret: string, purpose: LinkPurpose, seed: string): string {
  return createHmac('sha256', sessionSecret).update(`${purpose}:${seed}`).digest('base64url')
}

/** The stored form of a token: SHA-256, hex. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
