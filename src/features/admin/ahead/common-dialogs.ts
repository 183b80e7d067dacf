import { fetchedAhead } from './fetched-ahead.ts'

/** Dialogs of more than one part of an editor's page. */
export const confirmDialog = fetchedAhead(async () => (await import('../form/ConfirmDialog.tsx')).ConfirmDialog)
export const logInDialog = fetchedAhead(async () => (await import('../login/LogInDialog.tsx')).LogInDialog)
