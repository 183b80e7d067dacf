// The limits are apart from the schemas, so that the pages before the log-in need not download zod.

/** The least length of a new password, in UTF-16 code units. Shorter ones are soon guessed from a stolen hash. */
export const PASSWORD_MIN_LENGTH = 12

/** The greatest length, in UTF-16 code units: any passphrase fits, and no request makes the server hash a whole body. */
export const PASSWORD_MAX_LENGTH = 200
