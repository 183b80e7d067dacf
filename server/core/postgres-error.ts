/** PostgreSQL's code of an error (SQLSTATE), from anywhere in its chain of causes; undefined for other thrown values. */
function postgresCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code
  }
  return undefined
}

/** A statement took too long, a lock was not free in time, or two transactions waited for each other. */
const BUSY_CODES: ReadonlySet<string> = new Set(['57014', '55P03', '40P01'])

/** Whether PostgreSQL gave up waiting: it rolled the transaction back, which may succeed on the next try. */
export function isDatabaseBusy(error: unknown): boolean {
  return BUSY_CODES.has(postgresCode(error) ?? '')
}

/** Whether PostgreSQL has no space left to store this. */
export function isDatabaseFull(error: unknown): boolean {
  return postgresCode(error) === '53100'
}
