import { ConnectionException } from '@mikro-orm/core'

/** Codes of the operating system, while it connects or is connected. */
const SYSTEM_CODES: ReadonlySet<string> = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
)
/**
 * Codes of PostgreSQL: no connection left; an idle transaction was ended; it stops, crashed or starts; its files are
 * out of reach.
 */
const POSTGRES_CODES: ReadonlySet<string> = new Set(['53300', '25P03', '57P01', '57P02', '57P03', '57P05', '58P01'])
/** Messages of the `pg` package, whose own errors have no code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Whether the database refused or dropped the connection: the statement was fine and may be tried again. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    error instanceof ConnectionException ||
    SYSTEM_CODES.has(code) ||
    POSTGRES_CODES.has(code) ||
    code.startsWith('08') ||
    DRIVER_MESSAGES.test(error.message) ||
    isLostConnection(error.cause)
  )
}
