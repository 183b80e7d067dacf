import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'

/**
 * Forks a process at a priority, so that its work delays no visitor and no editor. The priority is lowered from outside, before
 * the process starts its threads: on Linux they inherit it, and a process that lowers its own changes one thread.
 * @param niceness 0 to 19; a higher number is a lower priority. The product itself may run at a lower one: then that stays, for
 * only root may raise it.
 */
export function forkAtPriority(
  niceness: number,
  entry: string | URL,
  { args = [], ...options }: ForkOptions & { args?: readonly string[] },
): ChildProcess {
  const child = fork(entry, args, options)
  // Without a pid nothing was started: the `error` event tells why.
  if (child.pid !== undefined) setPriority(child.pid, Math.max(getPriority(), niceness))
  return child
}

/**
 * Answers the requests of a RequestProcess (request-process.ts) from now on, as the forked process.
 * @param answer gets each request, and must not reject
 */
export function answerRequests(
  names: Parameters<typeof beginForkedProcess>[0],
  answer: (request: never) => Promise<object>,
): void {
  beginForkedProcess(names)
  // The parent process is gone.
  process.once('disconnect', () => process.exit())
  // A service manager's stop reaches every process: the parent ends this one when it has finished.
  process.on('SIGTERM', () => {})
  process.on('message', request => void answer(request as never).then(reply => process.send?.(reply)))
}

/**
 * Begins a process that the product forks. Ctrl-C reaches every process of the terminal; here it does nothing, for the product
 * ends this process in order.
 * @param names.entry the file that the process begins with, for the error
 * @param names.starter the file that forks it
 * @throws Error when a person started the entry
 */
export function beginForkedProcess({ entry, starter }: { entry: string; starter: string }): void {
  if (!process.send) throw new Error(`${entry} is started by ${starter}, as a process`)
  process.on('SIGINT', () => {})
}
