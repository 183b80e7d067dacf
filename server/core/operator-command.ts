import { type ParseArgsConfig, parseArgs } from 'node:util'
import { startErrorText } from './start-error.ts'

/**
 * Reads a command's arguments. When there is one that the command does not know, it says so and how the command is used,
 * and ends the process with code 2.
 */
export function commandArguments<Options extends ParseArgsConfig>(
  options: Options,
  usage: string,
): ReturnType<typeof parseArgs<Options>> {
  try {
    return parseArgs(options)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(2)
  }
}

/**
 * Does a command's work. Ctrl-C or SIGTERM aborts the signal, so that the command stops the database that it started and
 * removes what it did not finish; a second Ctrl-C ends the process at once. Says why the work failed, with exit code 1.
 * @param stopped what to say when it was stopped
 */
export async function untilStopped(stopped: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const signal = stopOnInterrupt()
  try {
    await work(signal)
  } catch (error) {
    const isStopped = signal.aborted && error instanceof Error && error.name === 'AbortError'
    console.error(isStopped ? stopped : startErrorText(error))
    process.exitCode = 1
  }
}

function stopOnInterrupt(): AbortSignal {
  const stopping = new AbortController()
  process.once('SIGINT', () => {
    console.error('Stopping. Ctrl-C again ends it at once.')
    stopping.abort()
  })
  // Not `once`: npm sends SIGTERM again and again where the terminal is gone, and one without a listener ends the process.
  process.on('SIGTERM', () => stopping.abort())
  return stopping.signal
}
