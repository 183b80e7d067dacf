/** The length of passwords. Apart from the schemas, so that the pages before the log-in need not download zod. */

export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 200
