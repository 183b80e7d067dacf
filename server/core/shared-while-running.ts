/** Lets calls that come while one runs share its answer. */
export function sharedWhileRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= work().finally(() => (running = null))
    return running
  }
}
