import { errorCode } from './error-code.ts'

/**
 * A service other than the database, such as the bucket, did not answer. Its cause may look like a lost database, so
 * `isLostConnection` does not look at it.
 */
export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable'
  /** Begins a sentence: `The bucket`. */
  readonly service: string

  constructor(service: string, cause: unknown) {
    super(`${service} could not be reached: ${systemReason(cause)}`, { cause })
    this.service = service
  }
}

/**
 * The system's reason, such as a refused connection. An error of `fetch` has it in its cause. Where all addresses of a name
 * (`localhost`) fail, the error has a code and an empty message.
 */
export function systemReason(error: unknown): string {
  const cause = error instanceof TypeError && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || (errorCode(cause) ?? cause.name) : String(cause)
}
