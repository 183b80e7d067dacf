import { ConnectionException } from '@mikro-orm/core'
import { errorCode } from './error-code.ts'
import { ServiceUnreachable } from './service-unreachable.ts'

/** Codes of the operating system, while it connects or is connected. */
const SYSTEM_CODES: ReadonlySet<string> = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
)
/**
 * Codes of PostgreSQL: no connection left; it takes no writes, as a server that another has taken over from; an idle
 * transaction was ended; it stops, crashed or starts; its files are out of reach.
 */
const POSTGRES_CODES: ReadonlySet<string> = new Set(['53300', '25006', '25P03', '57P01', '57P02', '57P03', '57P05', '58P01'])
/** Messages of the `pg` package, whose own errors have no code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/

/**
 * PostgreSQL's connection exceptions. 08P01 (a protocol violation) is one of them: PgBouncer gives that code to all errors of
 * its own, such as a lost server or a full pool (github.com/zodb/relstorage/issues/412).
 */
const CONNECTION_EXCEPTION = '08'

/**
 * Whether the database refused or dropped the connection: the statement was fine and may be tried again. The driver throws
 * the system's errors as they are, so that work which talks to another service too must throw ServiceUnreachable for that.
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ServiceUnreachable) return false
  const code = errorCode(error) ?? ''
  return (
    error instanceof ConnectionException ||
    SYSTEM_CODES.has(code) ||
    POSTGRES_CODES.has(code) ||
    code.startsWith(CONNECTION_EXCEPTION) ||
    DRIVER_MESSAGES.test(error.message) ||
    isLostConnection(error.cause)
  )
}
