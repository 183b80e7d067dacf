import { accessRefusal, errorCode } from '../core/access-refusal.ts'
import { isDatabaseFull } from '../core/postgres-error.ts'
import { StartRefusal } from '../core/start-refusal.ts'

/** A reason why the product cannot start, in one sentence for the person at the terminal. */
export class StartError extends StartRefusal {
  override readonly name = 'StartError'

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}

/** The sentence to print for an error that ends the start; the whole error when nobody foresaw it. */
export function startErrorText(error: unknown): string {
  if (error instanceof StartRefusal) return error.message
  if (error instanceof Error && error.message.startsWith('The environment is not usable')) return error.message
  if (error instanceof Error && errorCode(error)?.startsWith('ERR_PARSE_ARGS')) return error.message
  if (error instanceof Error && isDatabaseRefusal(error))
    return `The database does not answer as DATABASE_URL says (${error.message}): check the address, the user and the password.`
  if (error instanceof Error && isDatabaseFull(error))
    return `The database has no space left (${error.message}): make room on its disk, then start again. What was saved is kept.`
  return accessRefusal(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** It answers, and lets nobody in: waiting would not help. */
function isDatabaseRefusal(error: Error): boolean {
  const codes = ['28P01', '28000', '3D000', '42501']
  const code = 'code' in error ? String(error.code) : ''
  return codes.includes(code) || (error.cause instanceof Error && isDatabaseRefusal(error.cause))
}
