import { MAX_ID } from './field-limits.ts'

/** Matches an id's digits: no leading zero, and no more of them than the largest id has. */
export const ROW_ID = /^[1-9]\d{0,9}$/

/** The row's id in a part of an address; null for a text that is no id of PostgreSQL's `integer`. */
export function rowId(text: string): number | null {
  return ROW_ID.test(text) && Number(text) <= MAX_ID ? Number(text) : null
}
