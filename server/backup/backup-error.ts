import { StartRefusal } from '../core/start-refusal.ts'

/** A backup could not be made, read or restored. The message tells the operator what happened, what was kept and what to do. */
export class BackupError extends StartRefusal {
  override readonly name = 'BackupError'

  /** What happened, for administrators: without what to do, which may name settings that they do not have. */
  readonly problem: string

  constructor(message: string, cause?: unknown, problem = message) {
    super(message, { cause })
    this.problem = problem
  }
}
