import { accessRefusal, errorCode } from './access-refusal.ts'
import { isDatabaseFull } from './postgres-error.ts'
import { StartRefusal } from './start-refusal.ts'

/** A reason why the product cannot start, in one sentence for the person at the terminal. */
export class StartError extends StartRefusal {
  override readonly name = 'StartError'

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}

/** The sentence to print for an error that ends the start; the whole error when it is an unforeseen one. */
export function startErrorText(error: unknown): string {
  if (error instanceof StartRefusal) return error.message
  if (error instanceof Error && error.message.startsWith('The environment is not usable')) return error.message
  // A command got an unknown option: Node's sentence names it.
  if (error instanceof TypeError && errorCode(error)?.startsWith('ERR_PARSE_ARGS')) return error.message
  if (error instanceof Error && hasCode(error, [MAY_NOT]))
    return `The user of DATABASE_URL may not do what the product needs (${error.message}): make it the owner of the database (alter database … owner to …), then start again.`
  if (error instanceof Error && hasCode(error, LETS_NOBODY_IN))
    return `The database does not answer as DATABASE_URL says (${error.message}): check the address, the user and the password.`
  if (error instanceof Error && isDatabaseFull(error))
    return `The database has no space left (${error.message}): make room on its disk, then start again. What was saved is kept.`
  return accessRefusal(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** The server answers but refuses every log-in: waiting would not help. */
const LETS_NOBODY_IN: readonly string[] = ['28P01', '28000', '3D000']
/** Since PostgreSQL 15 only the database's owner may make tables in it. */
const MAY_NOT = '42501'

function hasCode(error: Error, codes: readonly string[]): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return codes.includes(code) || (error.cause instanceof Error && hasCode(error.cause, codes))
}
