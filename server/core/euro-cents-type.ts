import { Type } from '@mikro-orm/core'
import { eurosToCents } from '#common/euro.ts'

/**
 * Money column: `numeric(10,2)` in PostgreSQL, integer euro cents in code. Cents keep sums exact; numeric is readable
 * in the database.
 */
export class EuroCentsType extends Type<number | null, string | null> {
  override convertToDatabaseValue(cents: number | null): string | null {
    return cents === null ? null : centsToDecimal(cents)
  }

  override convertToJSValue(decimal: string | number | null): number | null {
    return decimal === null ? null : eurosToCents(Number(decimal))
  }

  override getColumnType(): string {
    return 'numeric(10,2)'
  }

  override compareAsType(): string {
    return 'number'
  }
}

/** `1250` → `"12.50"`, without passing through a float. @param cents an integer; the column holds up to 9,999,999,999 */
function centsToDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
