import { StartRefusal } from '../core/start-refusal.ts'

/** Why a backup could not be made, read or restored, for the operator: what happened, what was kept and what to do. */
export class BackupError extends StartRefusal {
  override readonly name = 'BackupError'

  /** What happened without the cure, which may name settings: for administrators, who do not have them. */
  readonly problem: string

  constructor(message: string, cause?: unknown, problem = message) {
    super(message, { cause })
    this.problem = problem
  }
}
