// The limits are apart from the schemas, so that the pages before the log-in need not download zod.

/** The least length of a new password, in UTF-16 code units. Shorter ones are soon guessed from a stolen hash. */
export const PASSWORD_MIN_LENGTH = 12

/** The greatest length, in UTF-16 code units: any passphrase fits, and no request makes the server hash a whole body. */
export const PASSWORD_MAX_LENGTH = 200

/**
 * How long after a log-in, in minutes, an account may do what could give it away. Long enough for a round of housekeeping, too
 * short for a computer left alone over lunch.
 */
export const RECENT_LOGIN_MINUTES = 15

/** Days within which an invitation of an administrator must be used. Russian texts have the form of "days" that fits 7. */
export const INVITATION_DAYS = 7
