/** PostgreSQL's code of an error (SQLSTATE), wherever in the chain of causes it is; undefined for any other thrown value. */
function postgresCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code
  }
  return undefined
}

/** A statement took too long, a lock was not to be had in time, or two waited for each other. */
const BUSY_CODES: ReadonlySet<string> = new Set(['57014', '55P03', '40P01'])

/** Whether PostgreSQL gave up waiting: the transaction is undone, and may succeed when it is tried again. */
export function isDatabaseBusy(error: unknown): boolean {
  return BUSY_CODES.has(postgresCode(error) ?? '')
}

/** Whether PostgreSQL has no space left for what it was to store. */
export function isDatabaseFull(error: unknown): boolean {
  return postgresCode(error) === '53100'
}
