/**
 * Makes a function that runs one piece of work at a time, in the order of the calls: two at once could need more memory than
 * there is.
 */
export function inTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
}
