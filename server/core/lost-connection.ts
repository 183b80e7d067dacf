import { ConnectionException } from '@mikro-orm/core'
import { errorCode } from './error-code.ts'
import { ServiceUnreachable } from './service-unreachable.ts'

/** Codes of the operating system, while it connects or is connected. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

const POSTGRES_CODES: ReadonlySet<string> = new Set([
  '53300', // It has no connection left.
  '25006', // It takes no writes, as a server that another one has taken over from.
  '25P03', // It ended an idle transaction.
  '57P01', // It is being stopped, or an administrator ended the connection.
  '57P02', // It stops after a crash.
  '57P03', // It starts, or repairs itself.
  '57P05', // It ended an idle connection.
  '58P01', // Its files are out of reach.
])

/** Messages of the `pg` package, whose own errors have no code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/

/**
 * How the codes of PostgreSQL's connection exceptions begin. 08P01 (a protocol violation) is one of them: PgBouncer gives
 * that code to all errors of its own, such as a lost server or a full pool (github.com/zodb/relstorage/issues/412).
 */
const CONNECTION_EXCEPTION_CLASS = '08'

/**
 * Whether the database refused or dropped the connection: the statement was fine and may be tried again. The driver throws
 * the system's errors as they are, so that work which talks to another service too must throw ServiceUnreachable for that.
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ServiceUnreachable) return false
  const code = errorCode(error) ?? ''
  return (
    error instanceof ConnectionException ||
    lacksSocket(error, code) ||
    isOfSocket(error, code) ||
    POSTGRES_CODES.has(code) ||
    code.startsWith(CONNECTION_EXCEPTION_CLASS) ||
    DRIVER_MESSAGES.test(error.message) ||
    isLostConnection(error.cause)
  )
}

/**
 * Whether the system says so of a socket. A network disk fails with the same codes: then Node names the path where it has one, and
 * begins its sentence with the code ("ETIMEDOUT: connection timed out, write", but "read ETIMEDOUT" of a socket).
 */
function isOfSocket(error: Error, code: string): boolean {
  return SYSTEM_CODES.has(code) && !('path' in error) && !error.message.startsWith(`${code}: `)
}

/** Whether a database that is stopped took its Unix socket with it. A missing file has the same code. */
function lacksSocket(error: Error, code: string): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}
