/** How long a password is. Apart from the schemas, so that the pages before the log-in know it without their library. */

export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 200
