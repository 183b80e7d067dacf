/**
 * Aborted by Ctrl-C or SIGTERM, so that a command stops the database that it started and removes what it did not
 * finish. A second Ctrl-C ends the process at once.
 */
export function stopOnInterrupt(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  return stopping.signal
}
