/**
 * Runs one piece of work at a time, in the order of the calls: for work of which two at once would take more memory
 * than there may be.
 */
export function inTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
}
