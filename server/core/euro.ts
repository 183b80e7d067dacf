import { Type, type EntityProperty, type Platform } from '@mikro-orm/core'

/**
 * Money column: `numeric(10,2)` in PostgreSQL, integer euro cents in code. Cents keep sums exact; numeric is readable
 * in the database.
 */
export class EuroCentsType extends Type<number | null, string | null> {
  override convertToDatabaseValue(cents: number | null): string | null {
    return cents === null || cents === undefined ? null : centsToDecimal(cents)
  }

  override convertToJSValue(decimal: string | number | null): number | null {
    return decimal === null || decimal === undefined ? null : eurosToCents(Number(decimal))
  }

  override getColumnType(_property: EntityProperty, _platform: Platform): string {
    return 'numeric(10,2)'
  }

  override compareAsType(): string {
    return 'number'
  }
}

/**
 * @param euros an amount with at most 2 decimals, e.g. `12.5`
 * @returns integer cents, e.g. `1250`
 */
export function eurosToCents(euros: number): number {
  return Math.round(euros * 100)
}

/**
 * @param cents integer euro cents
 * @returns the amount as a JSON number with at most 2 decimals
 */
export function centsToEuros(cents: number): number {
  return cents / 100
}

/** `1250` → `"12.50"`, without passing through a float. */
function centsToDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
