/**
 * How long after a log-in, in minutes, an account may do what could give it away. Long enough for a round of housekeeping, too
 * short for a computer left alone over lunch.
 */
export const RECENT_LOGIN_MINUTES = 15
