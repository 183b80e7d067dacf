import { MAX_ID } from './field-limits.ts'

/** Digits without a leading zero, as many as the largest id has. */
export const ROW_ID = /^[1-9]\d{0,9}$/

/** A row's id in an address, as PostgreSQL's `integer` holds it. Null for any other text. */
export function rowId(text: string): number | null {
  return ROW_ID.test(text) && Number(text) <= MAX_ID ? Number(text) : null
}
