import { randomBytes } from 'node:crypto'

/** 32 digits and capital letters, without those that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A number for one message, such as `K7QX-3M9D`: 40 random bits, so that it does not reveal how many there are. */
export function randomMessageNumber(): string {
  const signs = [...randomBytes(8)].map(byte => ALPHABET[byte % ALPHABET.length]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}
