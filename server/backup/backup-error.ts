import { StartRefusal } from '../core/start-refusal.ts'

/** Why a backup could not be made, read or restored, for the operator: what happened, what was kept and what to do. */
export class BackupError extends StartRefusal {
  override readonly name = 'BackupError'

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}
