/**
 * Every condition the API answers with on purpose, and its HTTP status (RFC 9457 `status`).
 * A code names a condition, not an operation; texts for people are the client's business, in their language.
 */
export const STATUS_BY_CODE = {
  MALFORMED_REQUEST: 400,
  NOT_AUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  /** Logged in, but not recently: the route wants the password once more. */
  LOGIN_NOT_RECENT: 401,
  /** The password is right; the account also wants a passkey or a recovery code. */
  SECOND_FACTOR_REQUIRED: 401,
  PASSKEY_NOT_ACCEPTED: 401,
  WRONG_RECOVERY_CODE: 401,
  ORIGIN_NOT_ALLOWED: 403,
  NOT_INVITED: 403,
  RESET_LINK_INVALID: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CATEGORY_IN_USE: 409,
  NAME_TAKEN: 409,
  /** An earlier request with the same Idempotency-Key has made the item. */
  CREATED_BEFORE: 409,
  EMAIL_TAKEN: 409,
  LAST_ADMINISTRATOR: 409,
  /** The challenge or the unfinished log-in is too old, used or unknown: begin again. */
  CHALLENGE_EXPIRED: 409,
  NO_PASSKEY: 409,
  NO_RECOVERY_CODES: 409,
  PASSKEY_KNOWN: 409,
  TOO_MANY_PASSKEYS: 409,
  /** Another administrator added an item to the list that was put in order, or deleted one. */
  LIST_CHANGED: 409,
  CART_CHANGED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  NOTHING_TO_RETRY: 409,
  /** An undo would take back later edits, too. */
  CHANGED_SINCE: 409,
  ALREADY_UNDONE: 409,
  NOTHING_TO_UNDO: 409,
  NOT_UNDOABLE: 409,
  /** What an undo would restore needs a row, or shows a picture, that is deleted. */
  REFERENCE_GONE: 409,
  MESSAGE_BEING_SENT: 409,
  PICTURE_IN_USE: 409,
  STALE_VERSION: 412,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PICTURE_TYPE_NOT_ACCEPTED: 415,
  VALIDATION_FAILED: 422,
  PICTURE_DAMAGED: 422,
  PICTURE_TOO_MANY_PIXELS: 422,
  PICTURE_ANIMATED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  /** Another transaction held a lock for too long; the server did nothing of the request. */
  DATABASE_BUSY: 503,
  DATABASE_FULL: 503,
  /** The disk of the machine's files, not the database's. */
  DISK_FULL: 507,
} as const

export type ErrorCode = keyof typeof STATUS_BY_CODE

/** One invalid input field: its path, a stable code, an English text for engineers, and the value that the code is about. */
export type FieldError = {
  readonly path: string
  readonly code: string
  readonly message: string
  readonly value?: string
}

/** A condition the caller can understand. Any other thrown error becomes a logged 500 without its text. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly errors: readonly FieldError[] | undefined
  readonly details: Readonly<Record<string, unknown>> | undefined
  /** The code that threw it has written the log line. */
  readonly isLogged: boolean

  constructor(
    code: ErrorCode,
    options: {
      cause?: unknown
      errors?: readonly FieldError[]
      details?: Readonly<Record<string, unknown>>
      isLogged?: boolean
    } = {},
  ) {
    super(code, { cause: options.cause })
    this.code = code
    this.errors = options.errors
    this.details = options.details
    this.isLogged = options.isLogged ?? false
  }

  get status(): number {
    return STATUS_BY_CODE[this.code]
  }
}
