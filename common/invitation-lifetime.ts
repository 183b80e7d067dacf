/**
 * Days within which an invitation of an administrator must be used. The texts have a form of "days" that does not fit every
 * number.
 */
export const INVITATION_DAYS = 7
