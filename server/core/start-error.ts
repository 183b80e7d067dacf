import { inspect } from 'node:util'
import { refusalSentence } from './access-refusal.ts'
import { isDatabaseNamed } from './config.ts'
import { errorCode } from './error-code.ts'
import { isLostConnection } from './lost-connection.ts'
import { isDatabaseFull, sqlState } from './postgres-error.ts'
import { ServiceUnreachable } from './service-unreachable.ts'
import { StartRefusal } from './start-refusal.ts'

/** Codes of a server that answers and refuses every log-in: waiting would not help. */
const LOG_IN_REFUSED: ReadonlySet<string> = new Set(['28P01', '28000', '3D000'])
/** The code of a missing right: since PostgreSQL 15 only the database's owner may make tables in it. */
const INSUFFICIENT_PRIVILEGE = '42501'
/** The sentence of the audit log's triggers, which have the same code: they refuse every user, the owner too. */
const APPEND_ONLY = 'The audit log is append-only'

/**
 * The sentence to print for an error that ends the start or a command; the whole error when it is an unforeseen one.
 * @param hasDatabaseUrl whether DATABASE_URL names the database, and it is not the embedded one
 */
export function startErrorText(error: unknown, hasDatabaseUrl = isDatabaseNamed()): string {
  if (error instanceof StartRefusal) return error.message
  // A command got an unknown option: Node's sentence names it.
  if (error instanceof TypeError && errorCode(error)?.startsWith('ERR_PARSE_ARGS')) return error.message
  if (error instanceof Error && hasDatabaseUrl && isRightMissing(error))
    return `The user of DATABASE_URL may not do what the product needs (${error.message}): make it the owner of the database (alter database … owner to …), then start again.`
  if (error instanceof Error && LOG_IN_REFUSED.has(sqlState(error) ?? ''))
    return `The database does not answer as DATABASE_URL says (${error.message}): check the address, the user and the password.`
  const tls = tlsRefusal(error)
  if (tls !== null)
    return `No encrypted connection to the database as DATABASE_URL asks with sslmode (${tls}): does the server have TLS? For a certificate of its own authority, name that authority's file in NODE_EXTRA_CA_CERTS.`
  if (error instanceof Error && isDatabaseFull(error))
    return `The database has no space left (${error.message}): make room on its disk, then start again. What was saved is kept.`
  if (hasDatabaseUrl && isLostConnection(error))
    return `The database of DATABASE_URL does not answer (${lossReason(error)}): is it running, and is the address right?`
  return refusalSentence(error) ?? inspect(error)
}

function isRightMissing(error: Error): boolean {
  // The triggers' sentence may be that of a cause: `inspect` prints all of them.
  return sqlState(error) === INSUFFICIENT_PRIVILEGE && !inspect(error).includes(APPEND_ONLY)
}

/** The code in an error's chain of causes; the message of an error of `pg`, which has none. */
function lossReason(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = errorCode(cause)
    if (code) return code
  }
  return error instanceof Error ? error.message : String(error)
}

/** What Node or `pg` says of a connection that must be encrypted and cannot be; null for another error. */
function tlsRefusal(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof ServiceUnreachable) return null
  const isOfTls = /CERT|VERIFY_LEAF_SIGNATURE/.test(errorCode(error) ?? '') || error.message.includes('does not support SSL')
  return isOfTls ? error.message : tlsRefusal(error.cause)
}
