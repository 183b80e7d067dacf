import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'

/** Whether a publication undid an edit, not an undo: to undo it makes the edit again. */
export const undoesEdit = ({ undoes, is_redo: isRedo }: PublicationView): boolean => undoes !== null && !isRedo
