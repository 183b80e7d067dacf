/**
 * Every column with an e-mail address, and what an erasure does with it. A test compares this with the database: a new
 * column must be found, exported and erased, or say here why not.
 */
export const EMAIL_COLUMNS: Readonly<Record<string, string>> = {
  'messages.email': 'deleted with the message; emptied in an order that is kept',
  'invitations.email': 'deleted with the invitation',
  'account_notices.about_email': 'deleted with the notice',
  'users.email': 'replaced when the administrator was removed; kept while the account is in use',
  'audit_events.actor_email':
    'kept for two years, as in subject_label: the log of what administrators did, and of what was done to them, is append-only',
}
