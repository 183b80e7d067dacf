import { setPriority } from 'node:os'

/** The niceness that gives every other process the processor first. */
const LOWEST_PRIORITY = 19

/**
 * Begins a process that the product forks for work that must delay no visitor and no editor: at the lowest priority.
 * Ctrl-C reaches every process of the terminal; here it does nothing, for the product ends this process in order.
 * @param names.entry the file that the process begins with, for the error
 * @param names.starter the file that forks it
 * @throws Error when a person started the entry
 */
export function beginForkedProcess({ entry, starter }: { entry: string; starter: string }): void {
  if (!process.send) throw new Error(`${entry} is started by ${starter}, as a process`)
  setPriority(LOWEST_PRIORITY)
  process.on('SIGINT', () => {})
}
