import { setPriority } from 'node:os'

const LOWEST = 19

/**
 * Begins a process that the product forks for work that must delay no visitor and no editor: at the lowest priority.
 * Ctrl-C reaches every process of the terminal; here it does nothing, for the product ends this process in order.
 * @param names.entry this file; `names.starter` the one that forks it
 * @throws Error where a person started the entry
 */
export function beginForkedProcess({ entry, starter }: { entry: string; starter: string }): void {
  if (!process.send) throw new Error(`${entry} is started by ${starter}, as a process`)
  setPriority(LOWEST)
  process.on('SIGINT', () => {})
}
