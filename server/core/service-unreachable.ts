import { errorCode } from './error-code.ts'

/**
 * A service other than the database, such as the bucket, did not answer. The cause may be the same broken socket that a lost
 * database has: `isLostConnection` looks no deeper than this error.
 */
export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable'
  /** Begins a sentence: `The bucket`. */
  readonly service: string

  constructor(service: string, cause: unknown) {
    super(`${service} could not be reached: ${reasonOf(cause)}`, { cause })
    this.service = service
  }
}

/**
 * The system's reason, such as a refused connection; `fetch` puts it into the cause of its own `fetch failed`. An error of
 * several addresses (`localhost`) has a code and no words.
 */
export function reasonOf(error: unknown): string {
  const cause = error instanceof TypeError && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || (errorCode(cause) ?? cause.name) : String(cause)
}
