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

/** `1250` → `"12.50"`, without passing through a float. @throws RangeError unless the cents are an integer from 0 */
function centsToDecimal(cents: number): string {
  if (!Number.isInteger(cents) || cents < 0) throw new RangeError(`${cents} is no number of cents`)
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
