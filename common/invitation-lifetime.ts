/** Days within which an invitation of an administrator must be used. */
export const INVITATION_DAYS = 7
