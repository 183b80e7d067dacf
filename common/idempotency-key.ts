/** Header whose value identifies one message, or one new item, however often it is sent. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** 128 random bits in hexadecimal digits. Browsers have `crypto.randomUUID` on secure pages only. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
