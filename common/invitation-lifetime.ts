/** Days within which an invitation of an administrator must be used. Russian texts have the form of "days" that fits 7. */
export const INVITATION_DAYS = 7
