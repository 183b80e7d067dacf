import { errorCode } from './error-code.ts'

/** PostgreSQL's code of an error (SQLSTATE), from anywhere in its chain of causes; undefined for other thrown values. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = errorCode(cause)
    if (code && SQLSTATE.test(code)) return code
  }
  return undefined
}

/** Five digits and capitals. A digit tells a SQLSTATE from a system's code such as EPIPE; none begins with E, as E2BIG does. */
const SQLSTATE = /^(?!E)(?=.*\d)[0-9A-Z]{5}$/

/** A statement took too long, a lock was not free in time, or two transactions waited for each other. */
const BUSY_CODES: ReadonlySet<string> = new Set(['57014', '55P03', '40P01'])

/** Whether PostgreSQL gave up waiting: it rolled the transaction back, which may succeed on the next try. */
export function isDatabaseBusy(error: unknown): boolean {
  return BUSY_CODES.has(sqlState(error) ?? '')
}

const DISK_FULL_CODE = '53100'

/** Whether PostgreSQL has no space left to store this. */
export function isDatabaseFull(error: unknown): boolean {
  return sqlState(error) === DISK_FULL_CODE
}
