import { lazyPart } from './lazy-part.ts'

/** Dialogs of more than one part of an administrators' page. */
export const ConfirmDialog = lazyPart(async () => (await import('../form/Dialogs.tsx')).ConfirmDialog)
export const LogInDialog = lazyPart(async () => (await import('../login/LogInDialog.tsx')).LogInDialog)
