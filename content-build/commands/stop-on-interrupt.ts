/**
 * Makes a signal that Ctrl-C or SIGTERM aborts, so that a command stops the database that it started and removes what it did
 * not finish. A second Ctrl-C ends the process at once.
 * @param tell gets a line for the person at the terminal
 */
export function stopOnInterrupt(tell: (line: string) => void): AbortSignal {
  const stopping = new AbortController()
  process.once('SIGINT', () => {
    tell('Stopping. Ctrl-C again ends it at once.')
    stopping.abort()
  })
  // Not `once`: npm's command sends SIGTERM again and again where the terminal is gone, and one without a listener ends the process.
  process.on('SIGTERM', () => stopping.abort())
  return stopping.signal
}

/** Whether a command failed because of the signal, and of nothing else. */
export function isStopped(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted && error instanceof Error && error.name === 'AbortError'
}
