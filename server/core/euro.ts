import { Type, type EntityProperty, type Platform } from '@mikro-orm/core'
import { eurosToCents } from '../../common/euro.ts'

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

/** `1250` → `"12.50"`, without passing through a float. */
function centsToDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
